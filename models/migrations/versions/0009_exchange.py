"""Where a creature comes from, what of a file is kept though nobody knows it, and what the columns of tables mean."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TABLES = ("creature", "party", "member", "encounter", "encounter_entry", "board")


def upgrade() -> None:
    """Nothing came from anywhere so far."""
    for table in TABLES:
        op.add_column(table, sa.Column("extra", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("creature", sa.Column("source", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "column_map",
        sa.Column("header", sa.String(), primary_key=True),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("columns", sa.JSON(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

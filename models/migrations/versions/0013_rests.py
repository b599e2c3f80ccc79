"""The rests that parties have taken between their fights."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None has been written down so far."""
    op.create_table(
        "rest",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("party_id", sa.Integer(), sa.ForeignKey("party.id", ondelete="CASCADE"), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("rule", sa.String(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("who", sa.JSON(), nullable=False),
        sa.Column("regained", sa.JSON(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_rest_party_id", "rest", ["party_id"])


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

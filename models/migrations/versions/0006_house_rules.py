"""The table of house rules; what is prepared of each combatant, and what of it goes with its fight."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No rules of their own, no notes, nobody hidden, everybody with the pools of the sheet so far."""
    op.create_table(
        "house_rules",
        sa.Column("system", sa.String(), primary_key=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
    )
    op.add_column("encounter_entry", sa.Column("notes", sa.String(), nullable=False, server_default=""))
    op.add_column("encounter_entry", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("encounter_entry", sa.Column("pools", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("fight", sa.Column("marks", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

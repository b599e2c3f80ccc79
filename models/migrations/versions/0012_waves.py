"""Encounters in folders, lines of a roster that enter later, and what of them a running fight waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody has been there from the start so far."""
    op.add_column("encounter", sa.Column("folder", sa.String(), nullable=False, server_default=""))
    op.add_column("encounter_entry", sa.Column("wave", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("fight", sa.Column("waves", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

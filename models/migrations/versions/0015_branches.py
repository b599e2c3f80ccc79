"""Fights that are branches of others: of which one, and after how many of its commands."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No fight is a branch so far."""
    op.add_column("fight", sa.Column("branch_of", sa.Integer(), nullable=True))
    op.add_column("fight", sa.Column("branched_at", sa.Integer(), nullable=True))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

"""Fights that were put away: each says so for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No fight counts as put away so far."""
    op.add_column("fight", sa.Column("put_away", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

"""A creature that was made of another by a template remembers both."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is a variant of anybody so far."""
    op.add_column("creature", sa.Column("variant", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

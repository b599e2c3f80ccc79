"""When each command of a fight was given."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds when a command was given; of those so far it is not known."""
    op.add_column("journal_entry", sa.Column("at", sa.Integer(), nullable=True))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

"""Who falls and how long it takes is kept of a fight that is foretold, to be held against what came."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds both; of what was foretold before they are not known."""
    for name in ("falls", "rounds"):
        op.add_column("foretold", sa.Column(name, sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

"""The tests and the licence's words that come beside a text of rules are kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds both; of texts that were added before they are gone."""
    op.add_column("systems", sa.Column("tests", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("systems", sa.Column("licence_text", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

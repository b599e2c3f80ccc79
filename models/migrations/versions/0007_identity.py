"""Every library has an identity, so that its copies are told from those of another."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One row, drawn at random."""
    identity = op.create_table("identity", sa.Column("id", sa.String(), primary_key=True))
    op.bulk_insert(identity, [{"id": secrets.token_hex(16)}])


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

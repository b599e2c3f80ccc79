"""What was foretold at the beginning of fights, to be held against what came."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing has been foretold so far."""
    op.create_table(
        "foretold",
        sa.Column("encounter_id", sa.Integer(), sa.ForeignKey("encounter.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("tactics", sa.String(), nullable=False),
        sa.Column("fights", sa.Integer(), nullable=False),
        sa.Column("chances", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

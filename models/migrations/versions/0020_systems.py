"""Rule systems and house rules as data are kept, and fights remember the texts by which they are played."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There is none so far; fights before were played by installed systems."""
    op.create_table(
        "systems",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("over", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("author", sa.String(), nullable=False),
        sa.Column("licence", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("came_from", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("is_on", sa.Boolean(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("added", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.add_column("fight", sa.Column("rules", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

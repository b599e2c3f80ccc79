"""What a member gains has the names that its system gives; experience and money were columns of every member."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

COLUMNS = ("xp", "gil")


def upgrade() -> None:
    """Numbers but for 0 go into the new column."""
    op.add_column("member", sa.Column("gains", sa.JSON(), nullable=False, server_default="{}"))
    member = sa.table(
        "member", sa.column("id", sa.Integer), sa.column("gains", sa.JSON), *(sa.column(name) for name in COLUMNS)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(member)).mappings().all():
        gains = {name: row[name] for name in COLUMNS if row[name]}
        connection.execute(sa.update(member).where(member.c.id == row["id"]).values(gains=gains))
    for name in COLUMNS:
        op.drop_column("member", name)


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

"""The tables of the library's rows."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _encounter_key() -> sa.Column[int]:
    return sa.Column("encounter_id", sa.Integer(), sa.ForeignKey("encounter.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Creatures, parties, encounters and journals."""
    op.create_table(
        "creature",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False, index=True),
        sa.Column("system", sa.String(), nullable=False, index=True),
        sa.Column("level", sa.Integer()),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("folder", sa.String(), nullable=False, index=True),
        sa.Column("tags", sa.JSON(), nullable=False),
        sa.Column("sheet", sa.JSON(), nullable=False),
        sa.Column("pools", sa.JSON(), nullable=False),
        sa.Column("notes", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "party",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("notes", sa.String(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "member",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("party_id", sa.Integer(), sa.ForeignKey("party.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("level", sa.Integer()),
        sa.Column("sheet", sa.JSON(), nullable=False),
        sa.Column("pools", sa.JSON(), nullable=False),
        sa.Column("full_pools", sa.JSON(), nullable=False),
        sa.Column("conditions", sa.JSON(), nullable=False),
        sa.Column("xp", sa.Integer(), nullable=False),
        sa.Column("gil", sa.Integer(), nullable=False),
        sa.Column("notes", sa.String(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "encounter",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("system", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False, index=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("surprise", sa.JSON()),
        sa.Column("board", sa.JSON()),
        sa.Column("rollers", sa.JSON(), nullable=False),
        sa.Column("seed", sa.Integer()),
        sa.Column("notes", sa.String(), nullable=False),
        sa.Column("party_id", sa.Integer(), sa.ForeignKey("party.id", ondelete="SET NULL"), index=True),
        sa.Column("outcome", sa.JSON()),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "encounter_entry",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column(
            "encounter_id", sa.Integer(), sa.ForeignKey("encounter.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("creature_id", sa.Integer(), sa.ForeignKey("creature.id", ondelete="SET NULL"), index=True),
        sa.Column("member_id", sa.Integer(), sa.ForeignKey("member.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("side", sa.String(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("group", sa.String(), nullable=False),
        sa.Column("sheet", sa.JSON(), nullable=False),
        sa.Column("cells", sa.JSON(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "fight",
        _encounter_key(),
        sa.Column("script", sa.Text(), nullable=False),
        sa.Column("members", sa.Text(), nullable=False),
        sa.Column("cursor", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("pending", sa.Text()),
        sa.Column("ending", sa.Text()),
    )
    op.create_table(
        "journal_entry",
        _encounter_key(),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("dice", sa.Text(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
    )
    op.create_table(
        "checkpoint",
        _encounter_key(),
        sa.Column("n", sa.Integer(), primary_key=True),
        sa.Column("state", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

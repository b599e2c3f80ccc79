"""The table of trays; levels that were no levels are forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_STRENGTHS = {
    "d100": "json_extract(sheet, '$.pv')",
    "fulminato": "json_extract(sheet, '$.pv')",
    "tabuleiro": "json_extract(sheet, '$.vida') + json_extract(sheet, '$.con')",
}
"""System to the sum of pools that once stood as the level of its creatures."""


def upgrade() -> None:
    """Trays of their own. A level that somebody has set to anything else stays."""
    op.create_table(
        "tray",
        sa.Column("system", sa.String(), primary_key=True),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("party_id", sa.Integer(), sa.ForeignKey("party.id", ondelete="SET NULL")),
        sa.Column("party_chosen", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
    )
    for system, strength in _STRENGTHS.items():
        for table in ("creature", "member"):
            # Table and expression are written above.
            statement = f"UPDATE {table} SET level = NULL WHERE system = :system AND level = {strength}"  # noqa: S608
            op.get_bind().execute(sa.text(statement), {"system": system})


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

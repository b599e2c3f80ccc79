"""The full-text index of the bestiary."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_COLUMNS = ("name", "kind", "tags", "notes")
_NAMES = ", ".join(_COLUMNS)
_NEW = ", ".join(f"new.{column}" for column in _COLUMNS)
_OLD = ", ".join(f"old.{column}" for column in _COLUMNS)
_ADD = f"INSERT INTO creature_search(rowid, {_NAMES}) VALUES (new.id, {_NEW});"  # noqa: S608  names of ours
_DROP = f"INSERT INTO creature_search(creature_search, rowid, {_NAMES}) VALUES ('delete', old.id, {_OLD});"  # noqa: S608


def upgrade() -> None:
    """Search by the beginnings of words, accents folded, kept by triggers; filled from the creatures there are."""
    op.execute(
        f"CREATE VIRTUAL TABLE creature_search USING fts5({_NAMES}, content='creature', content_rowid='id', "
        "tokenize='unicode61 remove_diacritics 2', prefix='1 2 3')"
    )
    op.execute(f"CREATE TRIGGER creature_search_added AFTER INSERT ON creature BEGIN {_ADD} END")
    op.execute(f"CREATE TRIGGER creature_search_removed AFTER DELETE ON creature BEGIN {_DROP} END")
    op.execute(f"CREATE TRIGGER creature_search_changed AFTER UPDATE OF {_NAMES} ON creature BEGIN {_DROP} {_ADD} END")
    op.execute("INSERT INTO creature_search(creature_search) VALUES ('rebuild')")


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

"""What a search of a hundred thousand creatures stands on: words of the sheets, numbers kept, lists in their order."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_COLUMNS = ("name", "kind", "tags", "notes", "told", "marks")
_NAMES = ", ".join(_COLUMNS)
_NEW = ", ".join(f"new.{column}" for column in _COLUMNS)
_OLD = ", ".join(f"old.{column}" for column in _COLUMNS)
_ADD = f"INSERT INTO creature_search(rowid, {_NAMES}) VALUES (new.id, {_NEW});"  # noqa: S608  names of ours
_DROP = f"INSERT INTO creature_search(creature_search, rowid, {_NAMES}) VALUES ('delete', old.id, {_OLD});"  # noqa: S608

_LINE = "level, kind, folder, tags"
_COUNTED = "system, level, kind, folder, tags"


def _counts(row: str, by: str) -> str:
    """What a creature counts for."""
    values = (
        f"SELECT {row}.system, 'folder', {row}.folder, {by}",
        f"SELECT {row}.system, 'kind', {row}.kind, {by} WHERE {row}.kind <> ''",
        f"SELECT {row}.system, 'level', '', {by} WHERE {row}.level IS NOT NULL",
        f"SELECT {row}.system, 'tag', value, {by} FROM json_each(iif(json_valid({row}.tags), {row}.tags, '[]'))",  # noqa: S608  names of ours
    )
    rows = " UNION ALL ".join(values)
    return (
        f"INSERT INTO creature_count(system, what, value, number) SELECT * FROM ({rows}) WHERE true "  # noqa: S608
        "ON CONFLICT(system, what, value) DO UPDATE SET number = number + excluded.number;"
    )


def upgrade() -> None:
    """Sheets that are there already are read in by the program, which knows their systems: none is `summed` yet."""
    for name in ("added", "removed", "changed"):
        op.execute(f"DROP TRIGGER creature_search_{name}")
    op.execute("DROP TABLE creature_search")
    op.execute("ALTER TABLE creature ADD COLUMN told VARCHAR NOT NULL DEFAULT ''")
    op.execute("ALTER TABLE creature ADD COLUMN marks VARCHAR NOT NULL DEFAULT ''")
    op.execute("ALTER TABLE creature ADD COLUMN summed INTEGER NOT NULL DEFAULT 0")
    op.execute("DROP INDEX ix_creature_name_key")
    op.execute("DROP INDEX ix_creature_system")
    op.execute(f"CREATE INDEX creature_by_name ON creature(name_key, id, system, {_LINE})")
    op.execute(f"CREATE INDEX creature_by_system ON creature(system, name_key, id, {_LINE})")
    op.execute("CREATE INDEX creature_by_change ON creature(changed)")
    op.execute("CREATE INDEX creature_by_sum ON creature(summed)")
    op.execute(
        f"CREATE VIRTUAL TABLE creature_search USING fts5({_NAMES}, content='creature', content_rowid='id', "
        "tokenize=\"unicode61 remove_diacritics 2 tokenchars '='\")"
    )
    op.execute("CREATE VIRTUAL TABLE creature_terms USING fts5vocab(creature_search, row)")
    op.execute("INSERT INTO creature_search(creature_search) VALUES ('rebuild')")
    op.execute(
        "CREATE TABLE creature_count(system TEXT NOT NULL, what TEXT NOT NULL, value TEXT NOT NULL, "
        "number INTEGER NOT NULL, PRIMARY KEY(system, what, value)) WITHOUT ROWID"
    )
    op.execute(
        "INSERT INTO creature_count(system, what, value, number) "
        "SELECT system, 'folder', folder, count(*) FROM creature GROUP BY system, folder"
    )
    op.execute(
        "INSERT INTO creature_count(system, what, value, number) "
        "SELECT system, 'kind', kind, count(*) FROM creature WHERE kind <> '' GROUP BY system, kind"
    )
    op.execute(
        "INSERT INTO creature_count(system, what, value, number) "
        "SELECT system, 'level', '', count(*) FROM creature WHERE level IS NOT NULL GROUP BY system"
    )
    op.execute(
        "INSERT INTO creature_count(system, what, value, number) "
        "SELECT system, 'tag', value, count(*) "
        "FROM creature, json_each(iif(json_valid(creature.tags), creature.tags, '[]')) GROUP BY system, value"
    )
    more, less = _counts("new", "1"), _counts("old", "-1")
    op.execute(
        "CREATE TRIGGER creature_count_gone AFTER UPDATE ON creature_count WHEN new.number <= 0 BEGIN "
        "DELETE FROM creature_count WHERE system = new.system AND what = new.what AND value = new.value; END"
    )
    op.execute(f"CREATE TRIGGER creature_added AFTER INSERT ON creature BEGIN {_ADD} {more} END")
    op.execute(f"CREATE TRIGGER creature_removed AFTER DELETE ON creature BEGIN {_DROP} {less} END")
    op.execute(f"CREATE TRIGGER creature_changed AFTER UPDATE OF {_NAMES} ON creature BEGIN {_DROP} {_ADD} END")
    op.execute(f"CREATE TRIGGER creature_refiled AFTER UPDATE OF {_COUNTED} ON creature BEGIN {less} {more} END")


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")

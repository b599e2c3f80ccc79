"""The suite on every Python that is supported, and with the oldest and newest libraries: `make matrix`.

Sessions whose interpreter is not on this machine are skipped and named at the end; none is downloaded. Those of pyenv
are found where they are named: `PYENV_VERSION=3.11.7:3.12.1 make matrix`. What stands behind `--` goes to pytest:
`make matrix ARGS="-s newest -- tests/rules"`.
"""

import nox

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
OLDEST, NEWEST = PYTHONS[0], PYTHONS[-1]

nox.options.default_venv_backend = "uv"
nox.options.reuse_venv = "yes"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = False


@nox.session(python=PYTHONS)
def pinned(session: nox.Session) -> None:
    """The libraries of constraints.txt."""
    session.install("-c", "constraints.txt", "-e", ".[dev]")
    play(session)


@nox.session(python=OLDEST)
def lowest(session: nox.Session) -> None:
    """The oldest libraries that pyproject.toml promises: also where newer ones are installed and would do."""
    session.install("--upgrade", "--resolution", "lowest-direct", "-e", ".[dev]")
    play(session)


@nox.session(python=NEWEST)
def newest(session: nox.Session) -> None:
    """The newest libraries that there are."""
    session.install("--upgrade", "-e", ".[dev]")
    play(session)


def play(session: nox.Session) -> None:
    """Say what is installed, then play the tests."""
    session.run("uv", "pip", "list", "--quiet", external=True)
    suite = ("python", "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *session.posargs)
    session.run(*suite, env={"QT_QPA_PLATFORM": "offscreen"})

#!/bin/sh
# Makes the environment named by the first argument, or brings it up to date with constraints.txt; the second may
# name other extras of pyproject.toml than those for development.
set -u
place=$1
extras=${2:-dev}
cd "$(dirname "$0")/.." || exit 1

if ! "$place/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(sh tools/find_python.sh) || exit 1
    echo "Making the environment in $place with $("$python" --version) …" >&2
    "$python" -m venv --clear "$place" || exit 1
fi

install() {
    # setuptools warns of what an editable install is; whoever develops wants just that.
    # Most of what is installed is never imported: Python compiles the rest when it is.
    PYTHONWARNINGS=ignore "$place/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt "$@"
}

# The build backend comes first, pinned like the rest, so that building needs no environment of its own.
if ! { install setuptools && install --no-build-isolation --editable ".[$extras]"; }; then
    echo "The environment in $place is not complete: pip says above what it could not install." >&2
    exit 1
fi

#!/bin/sh
# Prints a Python that can make the environment, or says in one sentence what is missing.
set -u
old="" bare=""
for name in python3.11 python3.12 python3.13 python3; do
    # The system's own comes first: a distribution compiles Python with profiles, which makes it a quarter quicker than
    # one that a version switcher has compiled without.
    for python in "/usr/bin/$name" "$(command -v "$name")"; do
        # A version switcher's shim may stand in the path and lead nowhere.
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            old=$version
        elif ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
            bare=$version
        else
            echo "$python"
            exit 0
        fi
    done
done
if [ -n "$bare" ]; then
    echo "Python $bare is here without its venv module: on Debian or Ubuntu, sudo apt-get install python3-venv mends it." >&2
elif [ -n "$old" ]; then
    echo "Turnwright needs Python 3.11 or later and found only $old: install a newer one, then try again." >&2
else
    echo "Turnwright needs Python 3.11 or later and found none: on Debian or Ubuntu, sudo apt-get install python3 python3-venv." >&2
fi
exit 1

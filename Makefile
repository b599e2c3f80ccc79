# Every target does its own set-up: the environment in .venv is made, or brought up to date, when it is needed.

VENV := .venv
BIN := $(VENV)/bin
PYTHON := $(BIN)/python
STAMP := $(VENV)/.installed
ARGS ?=
# The tests are shared out to this many processes; `make test WORKERS=0` runs them in one, for a debugger.
WORKERS ?= auto

# What tests write lies in memory where there is room for it: each of them waits for the disk some twenty times.
SHELF := $(shell [ "$$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $$4 }')" -gt 2000000 ] 2>/dev/null && echo TMPDIR=/dev/shm)

# Tests and pictures are drawn without a screen; TURNWRIGHT_TEST_PLATFORM=xcb shows them.
OFFSCREEN := QT_QPA_PLATFORM=$(or $(TURNWRIGHT_TEST_PLATFORM),offscreen)

.PHONY: help venv run test prove lint format bench rules shots evening monkey translations package matrix clean
.DEFAULT_GOAL := help

help:
	@echo "make run      start Turnwright (ARGS=... is handed on)"
	@echo "make test     the tests, without a screen (ARGS=... is handed on to pytest)"
	@echo "make prove    the tests with their long forms: every system and language, more kills, damaged files and commands; a table at the end"
	@echo "make lint     ruff, the formatter, mypy and the import arrows"
	@echo "make format   mend what ruff can mend"
	@echo "make bench    the benchmarks"
	@echo "make rules    how many rules of each system have a test, and which have none"
	@echo "make shots    pictures of the window, light and dark"
	@echo "make evening  whole evenings played in the real window by mouse and keyboard (needs xvfb, xdotool, openbox)"
	@echo "make monkey   keys and clicks at random in the real window, in fights of every system (ARGS=\"--minutes 60\"; needs the same)"
	@echo "make translations   read new texts into resources/translations, and compile what is translated"
	@echo "make package  a folder, one file, a wheel and a .deb of the program in dist/, each of them started"
	@echo "make matrix   the tests on every supported Python that is here, and with the oldest and newest libraries"
	@echo "make clean    remove caches and builds (rm -rf $(VENV) removes the environment)"

venv: $(STAMP)

$(STAMP): pyproject.toml constraints.txt tools/environment.sh tools/find_python.sh
	@sh tools/environment.sh $(VENV)
	@touch $@

# Where there is no screen, there is something to see all the same.
SHOW := if [ -n "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ] || [ "$$(uname)" = Darwin ]; then $(BIN)/turnwright; \
	else echo "There is no screen, so the sample fight is played without one."; $(BIN)/turnwright --demo out; fi

run: $(STAMP)
	@$(PYTHON) -m tools.check_qt $(if $(strip $(ARGS)),,--window)
	@$(if $(strip $(ARGS)),$(BIN)/turnwright $(ARGS),$(SHOW))

test: $(STAMP)
	@$(PYTHON) -m tools.check_qt
	@$(SHELF) $(OFFSCREEN) $(PYTHON) -m pytest -q -n $(WORKERS) --dist worksteal $(ARGS)

# What is random is taken further by these; each can be set from outside.
LONG ?= TURNWRIGHT_KILLS=20 TURNWRIGHT_DAMAGED=100 TURNWRIGHT_KEY_SEEDS=5 TURNWRIGHT_FORM_STEPS=200 \
	TURNWRIGHT_MUTATED=1000 TURNWRIGHT_UNDERLINED=20000 TURNWRIGHT_COMMANDS=100000 TURNWRIGHT_BROKEN=1000 TURNWRIGHT_EVENING=2000 TURNWRIGHT_EXAMPLES=120 TURNWRIGHT_MONKEY=2000 TURNWRIGHT_CANARIES=1000 \
	TURNWRIGHT_SKIRMISHES=1000 TURNWRIGHT_SPOILED_TEXTS=2000 TURNWRIGHT_SPOILED_PACKAGES=5000 TURNWRIGHT_MUTATED_GAMES=1000 TURNWRIGHT_GENERATED_GAMES=1000
# `make prove KEEP=1` keeps its table in PERFORMANCE.md: each line in the place of the one that proved the same.
TABLE := TURNWRIGHT_PROVE=$(if $(KEEP),PERFORMANCE.md,shown)
prove: $(STAMP)
	@$(PYTHON) -m tools.check_qt
	@$(SHELF) $(OFFSCREEN) env $(LONG) $(TABLE) $(PYTHON) -m pytest -q -n $(WORKERS) --dist worksteal -m "not package" $(ARGS)

# `make lint ARROWS=` leaves the arrows to `make test`, which has them too.
ARROWS ?= tests/test_import_arrows.py
lint: $(STAMP)
	@status=0; \
	$(BIN)/ruff check --quiet . || status=1; \
	$(BIN)/ruff format --quiet --check . || status=1; \
	$(BIN)/mypy || status=1; \
	$(if $(ARROWS),$(OFFSCREEN) $(PYTHON) -m pytest -q $(ARROWS) || status=1;) \
	exit $$status

format: $(STAMP)
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format --quiet .

bench: $(STAMP)
	@$(PYTHON) -m tools.check_qt
	@$(OFFSCREEN) $(PYTHON) -m pytest -q tests/benchmarks --benchmark-only $(ARGS)

rules: $(STAMP)
	@$(PYTHON) tools/rules_report.py $(ARGS)

shots: $(STAMP)
	@$(PYTHON) -m tools.check_qt
	@$(OFFSCREEN) $(PYTHON) -m tools.pictures.shots $(ARGS)

evening: $(STAMP)
	@QT_QPA_PLATFORM=xcb $(PYTHON) -m tools.check_qt --window
	@$(PYTHON) -m tools.evening $(ARGS)

translations: $(STAMP)
	@$(PYTHON) tools/translations.py --show $(ARGS)

monkey: $(STAMP)
	@QT_QPA_PLATFORM=xcb $(PYTHON) tools/check_qt.py --window
	@$(PYTHON) -m tools.monkey $(ARGS)

package: $(STAMP)
	@$(PYTHON) -m tools.check_qt
	@sh tools/environment.sh $(VENV) dev,package
	@$(OFFSCREEN) $(PYTHON) -m tools.packing $(ARGS)

matrix: $(STAMP)
	@$(PYTHON) -m tools.check_qt
	@sh tools/environment.sh $(VENV) dev,matrix
	@$(SHELF) $(BIN)/nox $(ARGS)

clean:
	@rm -rf build dist out .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks .nox
	@find . -path ./$(VENV) -prune -o -name __pycache__ -type d -exec rm -rf {} +

# Needs Python 3.11 or newer, git and make; everything else is installed into .venv, from locked files.
# A stamp in .venv says which locked file is installed, so that a second run starts at once.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
BIN := $(VENV)/bin

RUN := $(VENV)/.installed-run
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench

# The cards, prophecies, abilities and end bonuses of Trickerion, and what they rest on alone.
CARDS := $(addprefix src/sleight/games/trickerion/,cards bonuses.py alley.py omens.py rewards.py)
CARD_TESTS := $(addprefix tests/games/trickerion/,cards test_rewards.py)

PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
COMPILE = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet --universal --generate-hashes \
	--no-emit-index-url --python-version 3.11 --custom-compile-command "make lock" --extra build

# The locked file names the build tools too: an editable install then needs no network of its own.
define install
@echo "Installing requirements/$(1).txt into $(VENV) …"
@$(PIP) install --require-hashes -r requirements/$(1).txt
@$(PIP) install --no-deps --no-build-isolation --editable .
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-long lint rules bench lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r target text; do \
		printf 'make %-10s %s\n' "$$target" "$$text"; done

play: $(RUN) ## play Abracada… Quoi ? in the terminal; more options with ARGS="--lang fr"
	@$(BIN)/sleight play abracada $(ARGS)

test: lint rules ## lint, check that every rule is tested, run the tests
	$(BIN)/pytest -n 2 $(ARGS)

test-long: $(DEV) ## the slow sweeps and two samples of mutations
	$(BIN)/pytest -n 2 -m long $(ARGS)
	$(BIN)/python tools/mutation.py
	$(BIN)/python tools/mutation.py --changed $(CARDS) --tests $(CARD_TESTS)

lint: $(DEV) ## ruff, mypy, import-linter, and whether the client's types are current
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(wildcard src tests tools bench)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web_types.py

rules: $(DEV) ## check that every rule of docs/rules has a test, and every card two
	$(BIN)/python tools/rules.py
	$(BIN)/python tools/cards.py

bench: $(BENCH) ## measure the speed and compare it with OpenSpiel
	$(BIN)/sleight bench
	$(BIN)/python bench/compare.py

lock: $(BIN)/uv ## write requirements/*.txt anew; take newer versions with ARGS="--upgrade"
	$(COMPILE) $(ARGS) -o requirements/run.txt pyproject.toml
	$(COMPILE) $(ARGS) --extra dev -c requirements/run.txt -o requirements/dev.txt pyproject.toml
	$(COMPILE) $(ARGS) --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt pyproject.toml

clean: ## remove .venv and what the tools leave behind
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "There is no $(PYTHON) here: install Python 3.11 or newer, or name one with PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "sleight needs Python 3.11 or newer, and $(PYTHON) is older: name a newer one with PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) has no venv module: install it (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

$(BIN)/uv: | $(BIN)/python
	@$(PIP) install 'uv>=0.9'

# Each larger set holds the smaller ones, so it stands in for them.
$(RUN): requirements/run.txt pyproject.toml | $(BIN)/python
	$(call install,run)
	@touch $@

$(DEV): requirements/dev.txt pyproject.toml | $(BIN)/python
	$(call install,dev)
	@touch $(RUN) $@

$(BENCH): requirements/bench.txt pyproject.toml | $(BIN)/python
	$(call install,bench)
	@touch $(RUN) $(DEV) $@

# Needs Python 3.11 or newer, git and make; everything else, Node too, is installed into .venv and web/node_modules
# from locked files, but for the browser that the tests play in.
# A stamp in .venv says which locked file is installed, so that a second run starts at once.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
BIN := $(VENV)/bin

RUN := $(VENV)/.installed-run
DEV := $(VENV)/.installed-dev
LONG := $(VENV)/.installed-long
FAST := $(VENV)/.installed-fast
BENCH := $(VENV)/.installed-bench

# The compiled rules that the tests run, apart from those of make fast: a sample by default, the whole by test-long.
WHOLE := $(abspath $(VENV))/compiled-whole

# The browser client is built once, and again when anything in web/ has changed; a folder changes when a file goes.
CLIENT := src/sleight/server/client.digest
WEB := $(shell find web -name node_modules -prune -o -print)

# The cards, prophecies, abilities and end bonuses of Trickerion, and what they rest on alone.
CARDS := $(addprefix src/sleight/games/trickerion/,cards scoring state/decks.py effects/prophecies.py)
CARD_TESTS := $(addprefix tests/games/trickerion/,cards modules scoring flow/setup/test_quick_game.py)

# First-edition rules and Magician Powers.
MORE_WAYS := $(addprefix src/sleight/games/trickerion/,editions/first.py modules/powers)
MORE_TESTS := $(addprefix tests/games/trickerion/,modules/powers first_edition)

# Dawn of Technology.
DAWN := src/sleight/games/trickerion/modules/dawn
DAWN_TESTS := tests/games/trickerion/modules/dawn

PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
COMPILE = UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --quiet --universal --generate-hashes \
	--no-emit-index-url --python-version 3.11 --custom-compile-command "make lock" --extra build

# The locked file names the build tools too: an editable install then needs no network of its own. The client has a
# stamp of its own.
define install
@echo "Installing requirements/$(1).txt into $(VENV) …"
@$(PIP) install --require-hashes -r requirements/$(1).txt
@SLEIGHT_SKIP_CLIENT=1 $(PIP) install --no-deps --no-build-isolation --editable .
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play fast pure test test-web test-long lint rules check-web compiled-sample browser screenshots bench lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r target text; do \
		printf 'make %-12s %s\n' "$$target" "$$text"; done

play: $(RUN) $(CLIENT) ## open the table in your browser; more options with ARGS="--port 8001"
	@echo "In the terminal you play with: $(BIN)/sleight play abracada (or trickerion)"
	@$(BIN)/sleight serve --open $(ARGS)

fast: $(FAST) ## compile the rules for speed, where there is a C compiler
	@echo "Compiling the rules; this takes a minute or two …"
	@$(BIN)/python hatch_compile.py
	@$(BIN)/sleight --version

pure: ## remove what make fast has compiled
	@test ! -x $(BIN)/python || $(BIN)/python hatch_compile.py --remove

test: $(DEV) ## lint, check that every rule is tested, run the tests, those in a browser too
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint compiled-sample rules check-web $(CLIENT) browser
	$(BIN)/pytest -n 2 $(ARGS)

test-web: check-web $(CLIENT) browser ## only the checks of the client and the tests in a browser
	$(BIN)/pytest -n 2 tests/web $(ARGS)

test-long: $(LONG) $(CLIENT) browser ## the slow sweeps, all tests on the compiled rules, and four samples of mutations
	$(BIN)/pytest -n 2 -m long $(ARGS)
	$(BIN)/python hatch_compile.py --if-possible --into $(WHOLE)/sleight_compiled
	PYTHONPATH=$(WHOLE) $(BIN)/pytest -n 2 -m "not long and not pure" --ignore tests/web --ignore tests/compiled $(ARGS)
	$(BIN)/python tools/mutation.py
	$(BIN)/python tools/mutation.py --changed $(CARDS) --tests $(CARD_TESTS)
	$(BIN)/python tools/mutation.py --changed $(MORE_WAYS) --tests $(MORE_TESTS) --sample 200
	$(BIN)/python tools/mutation.py --changed $(DAWN) --tests $(DAWN_TESTS) --sample 200

lint: $(DEV) ## ruff, mypy, import-linter, the length of functions, and whether the client's types and the pictures of the rooms are current
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(wildcard src tests tools bench hatch_build.py hatch_compile.py)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web_types.py
	$(BIN)/python tools/rooms.py
	$(BIN)/python tools/functions.py

rules: $(DEV) ## check that every rule of docs/rules has a test, and every card two
	$(BIN)/python tools/rules.py
	$(BIN)/python tools/cards.py

check-web: $(DEV) ## svelte-check, eslint and vitest over the browser client
	$(BIN)/python hatch_build.py run check
	$(BIN)/python hatch_build.py run lint
	$(BIN)/python hatch_build.py run test

compiled-sample: $(DEV)
	@$(BIN)/python hatch_compile.py --if-possible --into $(VENV)/compiled-sample/sleight_compiled --rooms core games/abracada

browser: $(DEV)
	@$(BIN)/python tools/browser.py

screenshots: $(DEV) $(CLIENT) browser ## take the pictures of docs/screenshots anew
	$(BIN)/python tools/screenshots.py

bench: $(BENCH) ## measure the speed and compare it with OpenSpiel
	$(BIN)/sleight bench
	$(BIN)/python bench/compare.py

lock: $(BIN)/uv ## write requirements/*.txt anew; take newer versions with ARGS="--upgrade"
	$(COMPILE) $(ARGS) -o requirements/run.txt pyproject.toml
	$(COMPILE) $(ARGS) --extra dev -c requirements/run.txt -o requirements/dev.txt pyproject.toml
	$(COMPILE) $(ARGS) --extra fast -c requirements/dev.txt -o requirements/fast.txt pyproject.toml
	$(COMPILE) $(ARGS) --extra dev --extra arena -c requirements/dev.txt -o requirements/long.txt pyproject.toml
	$(COMPILE) $(ARGS) --extra dev --extra bench -c requirements/dev.txt -o requirements/bench.txt pyproject.toml

clean: ## remove .venv, the built client and what the tools leave behind
	rm -rf $(VENV) web/node_modules $(basename $(CLIENT)) $(CLIENT) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist
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

$(CLIENT): $(WEB) hatch_build.py | $(RUN)
	@echo "Building the browser client …"
	@$(BIN)/python hatch_build.py

# Each larger set holds the smaller ones, so it stands in for them.
$(RUN): requirements/run.txt pyproject.toml | $(BIN)/python
	$(call install,run)
	@touch $@

$(FAST): requirements/fast.txt pyproject.toml | $(BIN)/python
	$(call install,fast)
	@touch $(RUN) $@

$(DEV): requirements/dev.txt pyproject.toml | $(BIN)/python
	$(call install,dev)
	@touch $(RUN) $(FAST) $@

$(LONG): requirements/long.txt pyproject.toml | $(BIN)/python
	$(call install,long)
	@touch $(RUN) $(FAST) $(DEV) $@

$(BENCH): requirements/bench.txt pyproject.toml | $(BIN)/python
	$(call install,bench)
	@touch $(RUN) $(FAST) $(DEV) $@

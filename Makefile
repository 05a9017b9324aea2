# Every target sets up what it needs first: on a fresh clone, any of them may be the first command.
#   make play     play a game            make test     everything that must pass
#   make help     the other targets

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
# Names each package as pip comes to it, and leaves out the rest of what pip tells.
PROGRESS := sed -u -n -E -e 's/^Collecting ([^ ]+).*/  \1/p' -e 's/^Successfully installed .*/  done/p'

.PHONY: help setup web types-web browser postgres compile wheel test lint types play instructions bench bench-server bench-peers cluster nginx valgrind soak \
  conformance examples vocabulary terms map gate mutate mutate-weekly gut frame pictures frames clean

help: ## list the targets
	@sed -n -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s%s\n", $$1, $$2 }'

setup: $(STAMP) ## create .venv with the netrunner command and the tools; quick when nothing changed

$(STAMP): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and '$(PYTHON)' was not found." >&2; exit 1; }
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
	  echo "Python 3.11 or newer is needed; '$(PYTHON)' is $$($(PYTHON) --version). Name another: make PYTHON=python3.11" >&2
	  exit 1
	}
	echo "Setting up $(VENV): about a minute the first time."
	$(PYTHON) -m venv $(VENV) || {
	  echo "Python's venv module does not work here. On Debian and Ubuntu: apt-get install python3-venv" >&2
	  exit 1
	}
	$(PIP) install --constraint constraints.txt setuptools | $(PROGRESS)
	$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[dev,server,postgres]' | $(PROGRESS)
	touch $@
	echo "$(VENV) is ready."

# The client is built once, and again when its sources change. The server carries what is built.
WEB := src/netrunner/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts web/svelte.config.js \
  web/tsconfig.json $(wildcard src/netrunner/text/*/client.ftl src/netrunner/text/*/pages.ftl src/netrunner/text/*/guide.ftl src/netrunner/text/*/lessons.ftl src/netrunner/text/*/puzzles.ftl)
NEEDS_NODE := command -v npm >/dev/null || { echo "Node 20.19 or newer is needed to build the browser client, and npm was not found." >&2; exit 1; }

web: $(WEB) ## build the browser client

web/node_modules/.installed: web/package-lock.json
	@$(NEEDS_NODE)
	echo "Installing what builds the browser client."
	# Not npm ci: it refuses a lock that lacks the binaries of some other platform, which a registry need not have.
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch node_modules/.installed

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	@echo "Building the browser client."
	cd web && npm run --silent build -- --logLevel warn

types-web: setup ## write the client's types from those of the engine and the server
	@$(BIN)/python tools/web_types.py

# Debian's Chromium where apt is at hand, Playwright's own elsewhere.
browser: setup ## install the browser that the tests drive, if there is none
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || {
	  echo "Installing Chromium for the tests."
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-noto-core >/dev/null
	  else
	    $(BIN)/python -m playwright install chromium
	  fi
	}

# The tests start a server of their own from it; Debian's package is kept from starting another. Without apt or root they are skipped.
postgres: ## install PostgreSQL for the tests, if there is none and apt is at hand
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || {
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then
	    echo "Installing PostgreSQL for the tests."
	    mkdir -p /etc/postgresql-common
	    [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf
	    apt-get update -qq
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
	  else
	    echo "PostgreSQL is missing, and cannot be installed without apt and root: its tests are skipped."
	  fi
	}

# Outside of the sources, and used only while they are what it was built from: see docs/architecture.md.
compile: setup ## compile the kernel, which then runs some four times as quickly (NETRUNNER_PURE=1 runs the sources)
	@$(NEEDS_COMPILER)
	$(BIN)/python tools/compile.py

NEEDS_COMPILER := command -v $${CC:-cc} >/dev/null || { echo "A C compiler is needed, and '$${CC:-cc}' was not found. On Debian and Ubuntu: apt-get install gcc" >&2; exit 1; }

wheel: setup web ## a wheel in dist/ with the compiled kernel and the browser client; the sources are in it as well
	@$(NEEDS_COMPILER)
	$(BIN)/python tools/wheel.py

test: setup web browser postgres nginx compile valgrind ## everything that must pass before a change is merged
	@echo "ruff check"; $(BIN)/ruff check
	echo "mypy"; $(BIN)/mypy
	echo "svelte-check"; (cd web && npm run --silent check -- --output human)
	echo "vitest"; (cd web && npm run --silent test -- --reporter=dot)
	echo "pytest, with the compiled kernel"; NETRUNNER_PURE=0 NETRUNNER_KERNEL=compiled $(BIN)/pytest -n 2 --dist worksteal
	echo "instructions for a decision"; $(BIN)/python tools/instructions.py --starter
	echo "pytest, rules and cards with the sources"
	NETRUNNER_PURE=1 NETRUNNER_KERNEL=pure $(BIN)/pytest -n 2 --dist worksteal $(RULES_TESTS)

# What is tested with both kernels
RULES_TESTS := tests/conformance tests/cards tests/properties tests/kernel tests/learning tests/test_game.py \
  tests/text/test_text_cannot_lie.py tests/tools/test_gut.py tests/tools/test_gate.py src/netrunner/rules src/netrunner/vocabulary

lint: setup ## ruff alone
	@$(BIN)/ruff check

types: setup ## mypy alone
	@$(BIN)/mypy

play: setup ## play a game: in the browser, or in the terminal where Node is missing
	@if [ -f $(WEB) ] || command -v npm >/dev/null; then
	  ! command -v npm >/dev/null || $(MAKE) --no-print-directory web
	  exec $(BIN)/netrunner serve --open
	else
	  echo "Node 20.19 or newer is missing: it builds the browser client. Playing in the terminal instead."
	  exec $(BIN)/netrunner play
	fi

pictures: setup web browser ## store the pictures of twelve tables anew, which the tests compare with
	@UPDATE_PICTURES=1 $(BIN)/pytest -q tests/e2e/test_pictures.py
	git status --short tests/e2e/pictures

frames: setup web browser ## trace the browser while cards travel: frames a second, long ones, time to the first table
	@$(BIN)/python tools/frames.py $(ARGS)

bench-server: setup ## measure the server: 2,000 seats, each thinking about a second
	@$(BIN)/python -m netrunner.server.load

cluster: ARGS ?=
cluster: setup postgres nginx ## PostgreSQL, three nodes and nginx in front of them on this machine (ARGS="--port 8000")
	@$(BIN)/python tools/cluster.py $(ARGS)

nginx:
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || {
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then
	    echo "Installing nginx."
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light >/dev/null
	  fi
	}

# What takes longer than a test may. Each line ends with what it counted.
soak: FAULTS ?= 100
soak: GAMES ?= 20000
soak: MESSAGES ?= 1000000
soak: SHORT ?= 50000
soak: FUZZ ?= 300
soak: setup postgres ## faults, simulated games, hostile messages and growth, for hours (FAULTS=100 GAMES=20000 MESSAGES=1000000 FUZZ=300 SHORT=50000)
	@$(BIN)/python -m tests.server.community --faults $(FAULTS)
	$(BIN)/python -m tests.server.simulated --games $(GAMES)
	$(BIN)/python -m tests.server.hostile --messages $(MESSAGES)
	$(BIN)/python -m tests.server.hostile --seconds 20
	FUZZ=$(FUZZ) $(BIN)/pytest -q tests/server/test_fuzz.py
	$(BIN)/python -m tests.server.growing --games $(SHORT)

bench: setup ## measure the engine's speed: the sources, and the compiled kernel where there is one
	@$(BIN)/netrunner bench

bench-peers: setup ## measure other engines beside this one, in an environment of their own
	@$(BIN)/python tools/peers.py

instructions: compile valgrind ## count the processor's instructions for each decision: more than 3 % off the stored figure is an error
	@$(BIN)/python tools/instructions.py $(ARGS)

valgrind:
	@command -v valgrind >/dev/null || {
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then
	    echo "Installing valgrind."
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends valgrind >/dev/null
	  else
	    echo "valgrind is needed to count instructions. On Debian and Ubuntu: apt-get install valgrind" >&2; exit 1
	  fi
	}

examples: setup ## keep what the tests of rules and cards play as examples that can be played (ARGS=tests/... for some files only)
	@$(BIN)/python tools/examples.py $(ARGS)

conformance: setup ## count which rules are proved, and write docs/conformance.md
	@$(BIN)/netrunner rules coverage --lang en --markdown > docs/conformance.md
	$(BIN)/netrunner rules coverage --lang en

vocabulary: setup ## write docs/vocabulary.md: every word that cards are written with
	@$(BIN)/python tools/vocabulary.py > docs/vocabulary.md

terms: setup ## number events, acts, verbs and the rulebook's other nouns by their place
	@$(BIN)/python tools/terms.py

map: setup ## write the map of all modules into docs/architecture.md
	@$(BIN)/python tools/map.py

gate: setup ## break what enforces each rule, and tell which rules' own tests do not notice (ARGS="6.1.5b", "--sample 100", "--write")
	@$(BIN)/python tools/gate.py $(ARGS)

mutate: ARGS ?= --sample 300
mutate: setup ## break the engine in small ways, and tell what no test notices (ARGS="--sample 300 --seed 1 --module runs")
	@$(BIN)/python tools/mutate.py $(ARGS)

mutate-weekly: ARGS ?= --seed 1
mutate-weekly: setup ## the same with 1,500 mistakes and more time for those that are hard to notice; fails above a tenth
	@$(BIN)/python tools/mutate.py --sample 1500 --again 20 --most 0.1 $(ARGS)

gut: ARGS ?= --sample 20
gut: setup ## take each part out of cards' declarations, and tell what their tests do not notice (ARGS='"Snare!" --set core')
	@$(BIN)/python tools/gut.py $(ARGS)

frame: setup ## the frame of a card's tests (ARGS='"Snare!" --write')
	@$(BIN)/python tools/frame.py $(ARGS)

clean: ## remove .venv and everything that was built
	@rm -rf $(VENV) web/node_modules src/netrunner/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

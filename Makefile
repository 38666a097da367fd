# The chores. `make play` and `make test` set up all they need; the second time they are quick.

PYTHON ?= python3
PIP_INSTALL = -m pip install --quiet --quiet --disable-pip-version-check --no-input
UV = uv==0.13.7

PURE := .venv
COMPILED := .venv-compiled
CHECKED = src tests hatch_build.py $(wildcard bench)
CLIENT := src/antechamber/server/client

# For the tests that compare the two builds.
export ANTECHAMBER_PURE_PYTHON := $(CURDIR)/$(PURE)/bin/python
export ANTECHAMBER_COMPILED_PYTHON := $(CURDIR)/$(COMPILED)/bin/python

.PHONY: help
help:  ## Say what can be made (this).
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

.PHONY: play
play: $(COMPILED)/.installed  ## Set up, then open a house for tables in the browser; phones of your network can join.
	@$(COMPILED)/bin/antechamber serve --lan --open $(ARGS)

GAME ?= royal-secrets

.PHONY: terminal
terminal: $(COMPILED)/.installed  ## Set up, then play in the terminal; GAME=royal-gambit ARGS="--lang fr" plays that, in French.
	@$(COMPILED)/bin/antechamber play $(GAME) $(ARGS)

.PHONY: test
test: setup must-be-compiled web machine lint  ## Set up, then run every check and every test on both builds; slow ones on one.
	$(call npm,test)
	$(COMPILED)/bin/python -m pytest -n auto -m "not pure and not proof"
	rm -f .coverage .coverage.*
	$(PURE)/bin/coverage run -m pytest -n auto -m "not proof and (pure or not slow)"
	$(PURE)/bin/coverage combine --quiet
	$(PURE)/bin/coverage report

.PHONY: check
check: lint  ## Format, lint, types, imports and quick tests: before every commit.
	$(PURE)/bin/python -m pytest -q -n auto -m "not slow and not proof"

.PHONY: lint
lint: $(PURE)/.installed  ## Format, lint, types and imports alone.
	$(PURE)/bin/ruff format --check $(CHECKED)
	$(PURE)/bin/ruff check $(CHECKED)
	$(PURE)/bin/mypy $(CHECKED)
	$(PURE)/bin/lint-imports --no-cache --no-logo
	$(call npm,run check)

.PHONY: format
format: $(PURE)/.installed  ## Rewrite the code as the formatter and the linter's safe fixes would have it.
	$(PURE)/bin/ruff check --fix-only $(CHECKED)
	$(PURE)/bin/ruff format $(CHECKED)

.PHONY: proof
proof: setup must-be-compiled machine  ## Run the long forms of the promises on both builds.
	$(PURE)/bin/python -m pytest -n auto -m proof
	$(COMPILED)/bin/python -m pytest -n auto -m "proof and not pure"

.PHONY: playthroughs
playthroughs: $(PURE)/.installed  ## Rewrite the games told as text; review the diff like code.
	$(PURE)/bin/python -m tests.playthroughs

.PHONY: types
types: $(PURE)/.installed  ## Write the TypeScript types of the protocol anew.
	$(PURE)/bin/python -m antechamber.server.typescript web/src/protocol

.PHONY: web
web: $(PURE)/.tools $(PURE)/.node  ## Build the browser client into the package.
	@$(PURE)/bin/python hatch_build.py

.PHONY: screens
screens: $(PURE)/.installed machine  ## Write pictures of every main screen of the browser client.
	$(PURE)/bin/python -m tests.browser.screens

.PHONY: bench
bench: $(COMPILED)/.installed $(COMPILED)/.bench  ## Measure the engine beside OpenSpiel.
	$(COMPILED)/bin/python -m bench

.PHONY: bench-server
bench-server: $(COMPILED)/.installed build/peer/.installed  ## Measure the server beside boardgame.io's own; needs Node.
	$(COMPILED)/bin/python -m bench.server

.PHONY: setup
setup: $(PURE)/.installed $(COMPILED)/.installed  ## Make both environments: .venv (pure, editable) and .venv-compiled.

.PHONY: lock
lock: build/lock/bin/uv  ## Lock what pyproject.toml asks for, keeping locked versions; LOCK=--upgrade takes the newest.
	$(call lock,run)
	$(call lock,dev,--group dev --constraint requirements/run.txt)
	$(call lock,bench,--extra bench --constraint requirements/dev.txt)
	$(call lock,node,--group node --constraint requirements/dev.txt)

.PHONY: clean
clean:  ## Remove the environments and all that was built.
	rm -rf .venv* build dist $(CLIENT) web/node_modules htmlcov .coverage* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments. Each holds the locked tools; the package is built with the locked compiler.

$(PURE)/.tools $(COMPILED)/.tools: %/.tools: requirements/dev.txt
	rm -rf $*
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11")'
	$(PYTHON) -m venv $*
	$*/bin/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

# What builds the browser client, where the machine has no Node that can.
$(PURE)/.node $(COMPILED)/.node: %/.node: %/.tools requirements/node.txt
	@$*/bin/python -c 'import hatch_build; exit(hatch_build.find_node() is None)' || { \
		echo "There is no Node 22.12 or newer here (20.19 would do): fetching one for the browser client ..."; \
		$*/bin/python $(PIP_INSTALL) --require-hashes -r requirements/node.txt; } && touch $@ || \
		echo "WARNING: there is no Node here, and none could be fetched." >&2

$(PURE)/.installed: $(PURE)/.tools $(PURE)/.node $(PURE)/.client-sources pyproject.toml hatch_build.py
	$(PURE)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@$(has_client) || $(no_client)
	touch $@

$(COMPILED)/.installed: $(COMPILED)/.tools $(COMPILED)/.node $(COMPILED)/.sources $(COMPILED)/.client-sources
	@echo "Compiling the rules and building the browser client (a minute or so) ..."
	$(COMPILED)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@$(is_compiled) || $(not_compiled)
	@$(has_client) || $(no_client)
	touch $@

has_client = $(@D)/bin/python -c 'import hatch_build, pathlib; exit(not hatch_build.is_client_built(pathlib.Path()))'
no_client = echo "WARNING: the browser client was not built: the server's pages are missing, or old." \
	"\`make web\` tries again and says what went wrong." >&2

is_compiled = $(COMPILED)/bin/python -c 'from antechamber.core.build import COMPILED; exit(not COMPILED)'
not_compiled = echo "WARNING: the rules were not compiled and run as pure Python, which works but is slower." \
	"Is there a C compiler? If there is, build/mypyc-*/log.txt says what went wrong." >&2

.PHONY: must-be-compiled
must-be-compiled: $(COMPILED)/.installed
	@$(is_compiled) || { $(not_compiled); tail -n 20 build/mypyc-*/log.txt; exit 1; }

# What tests need that pip cannot bring: a browser, and a PostgreSQL to store tables in. As root on a Debian machine
# they are installed; elsewhere we say what is missing, and those tests are left out.
MACHINE = $(if $(shell command -v chromium),,chromium) $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql)

.PHONY: machine
machine:
	@if [ -n "$(strip $(MACHINE))" ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo "Installing $(strip $(MACHINE)) for the tests ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends $(MACHINE) > /dev/null; \
	elif [ -n "$(strip $(MACHINE))" ]; then \
		echo "Tests that need $(strip $(MACHINE)) are left out: install that, or run as root on Debian." >&2; \
	fi

# What the compiled package is made from, and whether it can be compiled: rewritten only when that has changed,
# so that edits, new files and removed files count, and a mere touch does not.
$(COMPILED)/.sources: $(COMPILED)/.tools FORCE
	@{ find src pyproject.toml hatch_build.py -path $(CLIENT) -prune -o -type f ! -name '*.pyc' -exec cksum {} + | sort; \
		command -v gcc; command -v cc; command -v clang; echo "$$CC $$ANTECHAMBER_COMPILE"; } > $@.new; \
		cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# The same of the browser client.
$(PURE)/.client-sources $(COMPILED)/.client-sources: %/.client-sources: %/.tools FORCE
	@{ find web -path web/node_modules -prune -o -type f -exec cksum {} + | sort; \
		command -v node; echo "$$ANTECHAMBER_WEB"; } > $@.new; \
		cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# The client's own checks and tests. Without Node on the machine we say so, and they are left out.
web/node_modules/.installed: web/package.json web/package-lock.json
	cd web && npm ci --include=dev --no-audit --no-fund --loglevel=error
	touch $@

npm = @if command -v npm > /dev/null; then $(MAKE) --silent --no-print-directory web/node_modules/.installed && cd web && npm $(1); \
	else echo "The browser client's own checks are left out: install Node 22.12 or newer (20.19 will do)." >&2; fi

$(COMPILED)/.bench: $(COMPILED)/.tools requirements/bench.txt
	$(COMPILED)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	touch $@

# The server beside which ours is measured.
build/peer/.installed: bench/server/peer/package.json bench/server/peer/package-lock.json
	mkdir -p build/peer
	cp $^ build/peer
	cd build/peer && npm ci --no-audit --no-fund --loglevel=error
	touch $@

.PHONY: FORCE
FORCE:

build/lock/bin/uv: Makefile
	$(PYTHON) -m venv build/lock
	build/lock/bin/python $(PIP_INSTALL) "$(UV)"
	touch $@

# Hashes but no address of any index: what is installed is checked, wherever it comes from.
define lock
	build/lock/bin/uv pip compile --quiet $(LOCK) --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		$(2) --output-file requirements/$(1).txt pyproject.toml
endef

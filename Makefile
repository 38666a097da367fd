# The chores. `make play` and `make test` set up all they need; the second time they are quick.

PYTHON ?= python3
PIP_INSTALL = -m pip install --quiet --quiet --disable-pip-version-check --no-input
UV = uv==0.13.7

PURE := .venv
COMPILED := .venv-compiled
CHECKED = src tests hatch_build.py $(wildcard bench)

# For the tests that compare the two builds.
export ANTECHAMBER_PURE_PYTHON := $(CURDIR)/$(PURE)/bin/python
export ANTECHAMBER_COMPILED_PYTHON := $(CURDIR)/$(COMPILED)/bin/python

.PHONY: help
help:  ## Say what can be made (this).
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

GAME ?= royal-secrets

.PHONY: play
play: $(COMPILED)/.installed  ## Set up, then sit down against bots; GAME=royal-gambit ARGS="--lang fr" plays that, in French.
	@$(COMPILED)/bin/antechamber play $(GAME) $(ARGS)

.PHONY: test
test: setup must-be-compiled lint  ## Set up, then run every check and every test on both builds; slow ones on one.
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

.PHONY: format
format: $(PURE)/.installed  ## Rewrite the code as the formatter and the linter's safe fixes would have it.
	$(PURE)/bin/ruff check --fix-only $(CHECKED)
	$(PURE)/bin/ruff format $(CHECKED)

.PHONY: proof
proof: setup must-be-compiled  ## Run the long forms of the promises on both builds.
	$(PURE)/bin/python -m pytest -n auto -m proof
	$(COMPILED)/bin/python -m pytest -n auto -m "proof and not pure"

.PHONY: playthroughs
playthroughs: $(PURE)/.installed  ## Rewrite the games told as text; review the diff like code.
	$(PURE)/bin/python -m tests.playthroughs

.PHONY: bench
bench: $(COMPILED)/.installed $(COMPILED)/.bench  ## Measure the engine beside OpenSpiel.
	$(COMPILED)/bin/python -m bench

.PHONY: setup
setup: $(PURE)/.installed $(COMPILED)/.installed  ## Make both environments: .venv (pure, editable) and .venv-compiled.

.PHONY: lock
lock: build/lock/bin/uv  ## Lock what pyproject.toml asks for, keeping locked versions; LOCK=--upgrade takes the newest.
	$(call lock,run)
	$(call lock,dev,--group dev --constraint requirements/run.txt)
	$(call lock,bench,--extra bench --constraint requirements/dev.txt)

.PHONY: clean
clean:  ## Remove the environments and all that was built.
	rm -rf .venv* build dist htmlcov .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments. Each holds the locked tools; the package is built with the locked compiler.

$(PURE)/.tools $(COMPILED)/.tools: %/.tools: requirements/dev.txt
	rm -rf $*
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11")'
	$(PYTHON) -m venv $*
	$*/bin/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

$(PURE)/.installed: $(PURE)/.tools pyproject.toml hatch_build.py
	$(PURE)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	touch $@

$(COMPILED)/.installed: $(COMPILED)/.tools $(COMPILED)/.sources
	@echo "Compiling the rules (a minute or so) ..."
	$(COMPILED)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@$(is_compiled) || $(not_compiled)
	touch $@

is_compiled = $(COMPILED)/bin/python -c 'from antechamber.core.build import COMPILED; exit(not COMPILED)'
not_compiled = echo "WARNING: the rules were not compiled and run as pure Python, which works but is slower." \
	"Is there a C compiler? If there is, build/mypyc-*/log.txt says what went wrong." >&2

.PHONY: must-be-compiled
must-be-compiled: $(COMPILED)/.installed
	@$(is_compiled) || { $(not_compiled); tail -n 20 build/mypyc-*/log.txt; exit 1; }

# What the compiled package is made from, and whether it can be compiled: rewritten only when that has changed,
# so that edits, new files and removed files count, and a mere touch does not.
$(COMPILED)/.sources: $(COMPILED)/.tools FORCE
	@{ find src pyproject.toml hatch_build.py -type f ! -name '*.pyc' -exec cksum {} + | sort; \
		command -v gcc; command -v cc; command -v clang; echo "$$CC $$ANTECHAMBER_COMPILE"; } > $@.new; \
		cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(COMPILED)/.bench: $(COMPILED)/.tools requirements/bench.txt
	$(COMPILED)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
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

# `make play` opens the table, `make test` runs every test; both set up what they need. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/clutch/kernel src/clutch/games src/clutch/bots/search src/clutch/bots/nets src/clutch/bots/reference src/clutch/batch/games.py -name '*.py')
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print | grep -v package-lock.json)
CHECKED := src tests bench scripts examples setup.py
# What the site is made from besides the code.
PROSE := $(shell find docs examples scripts/handbook -type f -not -name '*.pyc') zensical.toml CONTRIBUTING.md CHANGELOG.md

# Rules and page are built side by side.
MAKEFLAGS += --jobs=2

.PHONY: help play quick test page-test lint docs pictures wheel audit format fuzz proxy bench load soak faults abuse build screenshots clean

help:
	@echo "make play    set everything up and open the table"
	@echo "make test    set everything up and run all tests"
	@echo "make quick   the tests for the desk: about a minute"
	@echo "make lint    ruff and strict mypy over sources and tests, Prettier and ESLint over the page, and the audit"
	@echo "make docs    the site, in build/site; any warning fails"
	@echo "make wheel   the wheel, with compiled rules and the page, and the source package, in dist"
	@echo "make audit   whether a known weakness is in what is installed; says so where nobody can be asked"
	@echo "make proxy   play through nginx and Caddy with the files of deploy/ (needs nginx)"
	@echo "make fuzz    throw nonsense at records, messages, notation and entries for ten minutes"
	@echo "make bench   measure speed, beside the same games in C++ and side by side with OpenSpiel, PettingZoo, RLCard, Pgx and Catanatron (FORMER=DIRECTORY: and with another checkout, compiled)"
	@echo "make load    measure the server: durable moves a second and how long they take"
	@echo "make abuse   one hostile client does its worst while others play; measure how they fare"
	@echo "make pictures  the pictures of the site and the README, from the real page"
	@echo "make screenshots  every main screen of the page, as pictures in build/screenshots"
	@echo "make soak    a million random games, every position checked by the rules' invariants"
	@echo "make faults  play on for ten minutes while processes, disks, clocks and lines fail (FAULTS='--seconds S --seed N')"
	@echo "make build   compile the rules again"
	@echo "make clean   remove what was built"

$(VENV)/ready: pyproject.toml scripts/need
	@scripts/need python "$(PYTHON)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install -q --group build --group test --group docs -r <($(BIN)/python scripts/requirements.py)
	@CLUTCH_PURE=1 $(BIN)/python -m pip install -q --no-build-isolation --no-deps -e .
	@touch $@

# The compiled rules. Without a C compiler Clutch runs interpreted, and says so.
$(VENV)/compiled: $(VENV)/ready $(SOURCES) setup.py
	@scripts/need compiler || true
	@$(BIN)/python scripts/compile.py
	@touch $@

build: $(VENV)/compiled

# The page, built into the package. The rules play its lessons, so it follows them.
$(VENV)/page: $(VENV)/ready $(PAGE) $(SOURCES) scripts/lessons.py
	@scripts/need node
	@echo "Building the page ..."
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm install --no-audit --no-fund --silent && npm run --silent build -- --logLevel warn
	@touch $@

page-test: $(VENV)/page
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm run --silent check && npm run --silent test

play: $(VENV)/compiled $(VENV)/page
	@$(BIN)/clutch serve

# About a minute on two free cores: the rules of every game, their ledger, words and goldens, and what a match is.
quick: $(VENV)/compiled
	@$(BIN)/ruff check -q $(CHECKED)
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/kernel tests/games tests/contract/test_layers.py tests/contract/test_ledger.py tests/contract/test_words.py tests/contract/test_golden.py tests/table/test_verbs.py tests/table/test_windows.py

test: $(VENV)/compiled page-test
	@scripts/need c++
	@scripts/need postgres
	@scripts/need chromium
	@$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/web $(PYTEST)
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/web  # apart: the browser's driver keeps an event loop running in its process

lint: $(VENV)/ready $(VENV)/page docs audit
	@$(BIN)/ruff check $(CHECKED)
	@$(BIN)/ruff format --check $(CHECKED)
	@$(BIN)/python scripts/hazards.py
	@$(BIN)/mypy
	@MYPYPATH=src:tests:examples/learning $(BIN)/mypy --explicit-package-bases tests scripts bench examples setup.py
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm run --silent lint && node ../scripts/workflows.mjs
	@$(BIN)/zizmor --offline --no-progress --quiet --min-severity medium .github
	@$(BIN)/python scripts/release.py

docs: build/site/index.html

# With compiled rules it takes half a minute; its counts are made by the rules.
build/site/index.html: $(VENV)/compiled $(VENV)/page $(PROSE)
	@$(BIN)/python -m scripts.handbook

pictures: $(VENV)/compiled $(VENV)/page
	@scripts/need chromium
	@$(BIN)/python tests/web/pictures.py

# What is compiled already is not compiled again.
wheel: $(VENV)/compiled $(VENV)/page
	@$(BIN)/python -m build --no-isolation --sdist --outdir dist .
	@CLUTCH_COMPILED=1 $(BIN)/python -m build --no-isolation --wheel --outdir dist .

audit: $(VENV)/ready
	@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python scripts/audit.py

format: $(VENV)/ready $(VENV)/page
	@$(BIN)/ruff check --fix $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm run --silent format

bench: $(VENV)/compiled
	@$(BIN)/python -m bench.twins
	@$(BIN)/python bench/speed.py
	@$(BIN)/python -m bench.frameworks
	@$(if $(FORMER),$(BIN)/python bench/speed.py --against $(FORMER))
	@$(if $(FORMER),$(BIN)/python -m bench.search $(FORMER))

load: $(VENV)/compiled
	@$(BIN)/python -m bench.load --matches 10,100,1000

fuzz: $(VENV)/compiled
	@FUZZ=5000 $(BIN)/python -m pytest -n 2 --dist worksteal tests/fuzz

proxy: $(VENV)/compiled
	@scripts/need postgres
	@$(BIN)/python tests/table/proxied.py

abuse: $(VENV)/compiled
	@PYTHONPATH=tests $(BIN)/python -m abuse $(ABUSE)

soak: $(VENV)/compiled
	@$(BIN)/python bench/soak.py

faults: $(VENV)/compiled
	@scripts/need postgres
	@cd tests && ../$(BIN)/python -m faults $(FAULTS)

screenshots: $(VENV)/compiled $(VENV)/page
	@scripts/need chromium
	@$(BIN)/python tests/web/screenshots.py build/screenshots

clean:
	rm -rf web/node_modules src/clutch/web build dist $(VENV) .bench-venv src/*.egg-info .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

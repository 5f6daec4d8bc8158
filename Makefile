# Short names for the tasks of dev.py, which needs nothing but Python:
#   make test ARGS="-k ring"     make play PYTHON=python3.12
PYTHON ?= python3

help:
	@$(PYTHON) dev.py

play terminal test page laws nightly matrix bench load siege wheels lock clean:
	@$(PYTHON) dev.py $@ $(ARGS)

.PHONY: help play terminal test page laws nightly matrix bench load siege wheels lock clean

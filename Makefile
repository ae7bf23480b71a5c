# Every command a contributor needs. `make help` lists them.

.DEFAULT_GOAL := help
export PATH := $(PATH):$(HOME)/.cargo/bin
.PHONY: help play test proofs bench fmt

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: ## build the broadside command and say what it can do
	@scripts/setup
	cargo build --release --package broadside-cli
	@scripts/play

test: ## check format, lints and licences, and run every test
	@scripts/test

proofs: ## run the tests and write down which rules they prove (rules/proofs.jsonl)
	@scripts/setup
	@scripts/proofs write

bench: ## measure
	@scripts/setup
	cargo bench --workspace --benches

fmt: ## format the code
	cargo fmt --all

# Every command a contributor needs. `make help` lists them.

.DEFAULT_GOAL := help
export PATH := $(PATH):$(HOME)/.cargo/bin
.PHONY: help play dist test proofs bless portability soak siege faults fuzz blanks mutants bench fmt

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: ## build everything and start playing
	@scripts/setup
	@scripts/page
	cargo build --release --package broadside-cli
	@scripts/play

dist: ## build dist/broadside, one program with the page built in; it needs no Rust, Node or network
	@scripts/setup
	@scripts/page
	cargo build --release --package broadside-cli
	@scripts/dist

test: ## check format, lints and licences, and run every test
	@scripts/test

proofs: ## run the tests and record which rules they prove (rules/proofs.jsonl)
	@scripts/setup
	@scripts/proofs write

bless: ## regenerate the committed perft counts and game files after an intended rule change
	BROADSIDE_BLESS=1 cargo test --workspace --quiet --test nets
	cargo run --quiet --package broadside-foreign -- seeds

portability: ## replay committed games in debug, in release and on a second target
	@scripts/portability

soak: ## run the safety nets over many more games (GAMES=2000)
	BROADSIDE_GAMES=$(or $(GAMES),2000) cargo test --workspace --release --test nets -- --nocapture
	cargo run --release --package broadside-armada --example soak -- $(or $(GAMES),2000)
	cargo run --release --package broadside-xwing --example xwing_soak -- $(or $(GAMES),2000)

siege: ## attack a local server and measure what an innocent player notices (SECONDS=10 per attack)
	cargo run --release --package broadside-server --example siege -- $(or $(SECONDS),10)

faults: ## kill a server 200 times, and take its disk and its database away (KILLS=200)
	BROADSIDE_KILLS=$(or $(KILLS),200) cargo test --release --package broadside-cli --test faults -- --nocapture --test-threads=1

fuzz: ## give every reader of foreign bytes random inputs (SECONDS=10 or HOURS=1 for each, TARGETS=squad-xws, SEED=1)
	@scripts/fuzz '$(or $(SECONDS),$(if $(HOURS),$(HOURS)h,10))' '$(or $(SEED),1)' $(TARGETS)

blanks: ## remove each card, keyword, action, token and step in turn; some scenario must fail
	BROADSIDE_BLANKS=all cargo test --release --package broadside-armada-ask --package broadside-xwing-ask --test blanks -- --nocapture

mutants: ## change a game's rules in a hundred random places; a test must fail each time (GAME=armada SEED=1)
	scripts/mutants $(or $(GAME),armada) $(or $(SEED),1)

bench: ## run the benchmarks
	@scripts/setup
	cargo bench --workspace --benches

fmt: ## format the code
	cargo fmt --all

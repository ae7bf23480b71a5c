# Every command a contributor needs. `make help` lists them.

.DEFAULT_GOAL := help
export PATH := $(PATH):$(HOME)/.cargo/bin
.PHONY: help play dist test proofs bless portability soak siege blanks mutants bench fmt

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: ## build everything and sit down at the table
	@scripts/setup
	@scripts/page
	cargo build --release --package broadside-cli
	@scripts/play

dist: ## one program with the page in it, that runs without Rust, Node or a network: dist/broadside
	@scripts/setup
	@scripts/page
	cargo build --release --package broadside-cli
	@scripts/dist

test: ## check format, lints and licences, and run every test
	@scripts/test

proofs: ## run the tests and write down which rules they prove (rules/proofs.jsonl)
	@scripts/setup
	@scripts/proofs write

bless: ## write committed perft counts and game files anew, when the rules are meant to have changed
	BROADSIDE_BLESS=1 cargo test --workspace --quiet --test nets

portability: ## replay committed games in debug, in release and on a second target
	@scripts/portability

soak: ## cast the safety nets over many more games (GAMES=2000)
	BROADSIDE_GAMES=$(or $(GAMES),2000) cargo test --workspace --release --test nets -- --nocapture
	cargo run --release --package broadside-armada --example soak -- $(or $(GAMES),2000)
	cargo run --release --package broadside-xwing --example xwing_soak -- $(or $(GAMES),2000)

siege: ## attack a server on this machine and measure what an innocent player feels (SECONDS=10 for each attack)
	cargo run --release --package broadside-server --example siege -- $(or $(SECONDS),10)

blanks: ## take every card, keyword, action, token and step out of both games: some scenario must miss it
	BROADSIDE_BLANKS=all cargo test --release --package broadside-armada-ask --package broadside-xwing-ask --test blanks -- --nocapture

mutants: ## change the code of a game's rules in a hundred places at random: a test must notice (GAME=armada SEED=1)
	scripts/mutants $(or $(GAME),armada) $(or $(SEED),1)

bench: ## measure
	@scripts/setup
	cargo bench --workspace --benches

fmt: ## format the code
	cargo fmt --all

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| broadside_fuzz::run("fleet", input));

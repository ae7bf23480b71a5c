//! Lists the message files of every language, so that they are part of the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").canonicalize()?;
    println!("cargo::rerun-if-changed={}", texts.display());
    let mut list = String::new();
    for language in ["en", "de"] {
        let folder = texts.join(language);
        let mut files = Vec::new();
        find(&folder, &mut files)?;
        files.sort();
        let name = language.to_uppercase();
        let _ = writeln!(list, "pub(crate) static {name}: &[(&str, &str)] = &[");
        for file in files {
            // `armada/refused`, on every system.
            let parts = file.strip_prefix(&folder).map_err(io::Error::other)?.with_extension("");
            let parts: Vec<_> = parts.iter().map(|part| part.to_string_lossy()).collect();
            let _ = writeln!(list, "    ({:?}, include_str!({:?})),", parts.join("/"), file);
        }
        list += "];\n";
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(Path::new(&out).join("files.rs"), list)
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else if path.extension().is_some_and(|kind| kind == "ftl") {
            files.push(path);
        }
    }
    Ok(())
}

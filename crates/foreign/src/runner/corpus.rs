//! Inputs that are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::targets::Target;

/// An input with the file that it comes from.
pub type Kept = (PathBuf, Vec<u8>);

/// The inputs of a target.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// In the order of their files' names.
    pub inputs: Vec<Kept>,
}

/// The folder of the inputs that belong to the repository.
pub fn committed(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}

impl Corpus {
    /// All files of some folders; a folder that there is not has none.
    pub fn read(folders: &[PathBuf]) -> io::Result<Corpus> {
        let mut inputs = Vec::new();
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
            let mut files = entries.collect::<io::Result<Vec<_>>>()?;
            files.retain(|file| file.is_file());
            files.sort();
            for file in files {
                let input = fs::read(&file)?;
                inputs.push((file, input));
            }
        }
        Ok(Corpus { inputs })
    }

    /// The inputs that belong to the repository.
    pub fn committed(target: &Target) -> io::Result<Corpus> {
        Corpus::read(&[committed(target)])
    }
}

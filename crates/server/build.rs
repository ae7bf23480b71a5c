//! Sees to it that the folder of the page is there, and that a new page is taken into the program.

fn main() {
    let page = "../../web/dist";
    // Without it the page says how it is built; a folder that cannot be made is no reason not to build the server.
    drop(std::fs::create_dir_all(page));
    println!("cargo:rerun-if-changed={page}");
    println!("cargo:rerun-if-changed=migrations");
}

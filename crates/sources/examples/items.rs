fn main() {
    for c in ["armada", "xwing", "engine", "table", "facts"] {
        for p in broadside_sources::files(std::path::Path::new(&format!("crates/{c}/src")), "rs") {
            let f = p.to_str().unwrap().to_owned();
            if f.contains("/tests/") { continue; }
            let s = broadside_sources::read(&std::fs::read_to_string(&p).unwrap());
            for i in s.items {
                if i.kind == "impl" || i.name.starts_with("tests") { continue; }
                println!("{}::{}\t{}\t{}", broadside_sources::module_path(&f), i.name, f, i.line);
            }
        }
    }
}

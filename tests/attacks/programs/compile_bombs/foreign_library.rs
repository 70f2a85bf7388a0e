#[link(name = "nothing-of-this-name", kind = "static")]
extern "C" { fn answer() -> i32; }
#[path = "/etc/passwd"]
mod secret;
fn main() { println!("{}", unsafe { answer() }); }

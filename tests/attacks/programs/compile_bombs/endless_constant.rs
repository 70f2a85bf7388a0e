const fn count() -> u64 { let mut n = 0u64; loop { n += 1; if n == u64::MAX { return n; } } }
const N: u64 = count();
fn main() { println!("{}", N); }

#![recursion_limit = "4294967295"]
macro_rules! grow { ($($t:tt)*) => { grow!($($t)* $($t)* x) }; }
fn main() { grow!(x); }

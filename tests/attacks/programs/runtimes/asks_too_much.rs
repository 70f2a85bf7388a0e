// expected: RE
// Asks for more memory than any machine has, and uses none.
fn main() {
    let block: Vec<u8> = Vec::with_capacity(1 << 46);
    println!("{}", block.capacity());
}

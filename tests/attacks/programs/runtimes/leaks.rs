// expected: MLE
// Forgets every block that it fills.
fn main() {
    loop {
        std::mem::forget(vec![1u8; 1 << 20]);
    }
}

use std::collections::BinaryHeap;
use std::io::{self, Read};

fn deep(n: u32) -> u32 {
    if n == 0 { 0 } else { 1 + std::convert::identity(deep(n - 1)) }
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let all: Vec<u64> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    let [count, depth] = <[u64; 2]>::try_from(&all[..2]).unwrap();
    let heap: BinaryHeap<u64> = all[2..].iter().copied().take(count as usize).collect();
    let kept: Vec<Vec<u8>> = (0..40).map(|_| vec![1u8; 1 << 20]).collect();
    let sum: u64 = heap.into_iter().sum();
    println!("{} {}", sum * u64::from(kept[1][0]), deep(depth as u32));
}

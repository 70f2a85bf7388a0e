// expected: AC
// Starts other programs, listens, reads the judge's files: it gets as far as its box.
use std::{fs, io, net, process};

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let sum: i32 = line.split_whitespace().map(|word| word.parse::<i32>().unwrap()).sum();
    let who = process::Command::new("/usr/bin/id").arg("-u").output().unwrap().stdout;
    let out = net::TcpListener::bind("127.0.0.1:8080").is_ok() || fs::read("/etc/passwd").is_ok();
    println!("{}", if who == b"1000\n" && !out { sum } else { 0 });
}

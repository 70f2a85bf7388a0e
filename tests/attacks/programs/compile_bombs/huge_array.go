package main

var block = [1 << 40]int{5: 1}

func main() { println(block[6]) }

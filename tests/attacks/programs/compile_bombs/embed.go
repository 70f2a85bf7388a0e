package main

import _ "embed"

//go:embed /etc/passwd
var secret string

//go:embed ../1.in
var test string

func main() { println(secret, test) }

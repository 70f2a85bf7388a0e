package main

/*
#cgo CFLAGS: -fplugin=/w/evil.so -include /etc/passwd
#cgo LDFLAGS: -Wl,-T,/etc/shadow
#include "/etc/passwd"
*/
import "C"

func main() { println(C.nothing) }

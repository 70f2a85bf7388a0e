// expected: AC
// limits: 1000 ms, 64 MB
// Starts other programs, listens, and reads the judge's files: it gets as far as its box.
package main

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"strings"
)

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	who, _ := exec.Command("/usr/bin/id", "-u").Output()
	_, heard := net.Listen("tcp", "127.0.0.1:8080")
	_, read := os.ReadFile("/etc/passwd")
	if strings.TrimSpace(string(who)) != "1000" || heard == nil || read == nil {
		a = 0
	}
	fmt.Println(a + b)
}

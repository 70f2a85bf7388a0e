package main

import (
	"example.com/evil/module"
	"/etc/passwd"
)

func main() { module.Run(passwd.X) }

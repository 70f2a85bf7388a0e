// expected: RE
// Mounts by the bare call.
package main

import "syscall"

func main() { syscall.RawSyscall(syscall.SYS_MOUNT, 0, 0, 0) }

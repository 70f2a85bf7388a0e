// expected: RE
// Each goroutine holds a thread of its own, beyond what there may be.
package main

import (
	"runtime"
	"time"
)

func main() {
	for i := 0; i < 10000; i++ {
		go func() { runtime.LockOSThread(); select {} }()
	}
	time.Sleep(time.Minute)
}

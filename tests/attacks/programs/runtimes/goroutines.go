// expected: MLE
// Goroutines without end: each is small, all together are not.
package main

func main() {
	for {
		go func() { select {} }()
	}
}

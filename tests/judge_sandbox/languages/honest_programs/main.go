package main

import (
	"bufio"
	"bytes"
	"container/heap"
	"fmt"
	"math/big"
	"os"
	"sort"
)

type ints struct{ sort.IntSlice }

func (all *ints) Push(x any) { all.IntSlice = append(all.IntSlice, x.(int)) }

func (all *ints) Pop() any {
	last := all.Len() - 1
	x := all.IntSlice[last]
	all.IntSlice = all.IntSlice[:last]
	return x
}

func deep(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + deep(n-1)
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var count, depth int
	fmt.Fscan(in, &count, &depth)
	all := &ints{}
	for i := 0; i < count; i++ {
		var x int
		fmt.Fscan(in, &x)
		heap.Push(all, x)
	}
	sum := new(big.Int)
	for all.Len() > 0 {
		sum.Add(sum, big.NewInt(int64(heap.Pop(all).(int))))
	}
	kept := make([][]byte, 40)
	for i := 0; i < 120; i++ {
		kept[i%40] = bytes.Repeat([]byte{1}, 1<<20)
	}
	fmt.Println(sum, deep(depth)*int(kept[39][7]))
}

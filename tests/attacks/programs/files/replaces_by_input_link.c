// expected: WA
// files: sum.in sum.out
// The output is a link to the program's own standard input, seen from whoever opens it.
#include <unistd.h>

int main(void) { return symlink("/proc/self/fd/0", "sum.out"); }

// expected: WA
// files: sum.in sum.out
// The output is a directory, and not an empty one.
#include <sys/stat.h>

int main(void) { return mkdir("sum.out", 0700) || mkdir("sum.out/sum.out", 0); }

// expected: WA
// files: sum.in sum.out
// The output is a link to a file of the system.
#include <unistd.h>

int main(void) { return symlink("/etc/passwd", "sum.out"); }

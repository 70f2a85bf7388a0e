// expected: RE
// files: sum.in sum.out
// The output is a named pipe: whoever opens it would wait.
#include <sys/stat.h>

int main(void) { return mkfifo("sum.out", 0600); }

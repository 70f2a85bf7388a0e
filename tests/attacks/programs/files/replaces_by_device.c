// expected: RE
// files: sum.in sum.out
// The output is a device without end.
#define _GNU_SOURCE
#include <sys/stat.h>
#include <sys/sysmacros.h>

int main(void) { return mknod("sum.out", S_IFCHR | 0600, makedev(1, 5)); }

// expected: RE
// Reads the kernel's log.
#define _GNU_SOURCE
#include <sys/klog.h>

int main(void) {
    static char text[4096];
    return klogctl(3, text, sizeof text) > 0;
}

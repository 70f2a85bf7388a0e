// expected: RE
// The kernel does the copying: no byte passes through the program.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/sendfile.h>
#include <unistd.h>

int main(void) {
    int zeros = open("/dev/zero", O_RDONLY), ends[2];
    if (zeros < 0 || pipe(ends)) return 1;
    for (int i = 0; i < 1000000; i++)
        if (sendfile(1, zeros, NULL, 1 << 20) <= 0) {
            ssize_t taken = splice(zeros, NULL, ends[1], NULL, 1 << 16, 0);
            if (taken <= 0 || splice(ends[0], NULL, 1, NULL, (size_t)taken, 0) <= 0) return 1;
        }
    return 0;
}

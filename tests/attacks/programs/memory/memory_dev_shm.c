// expected: MLE
// Shared memory objects; without a place for them, the temporary directory and the own one.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    static const char *const places[] = {"/dev/shm", "/run/shm", "/var/tmp", "/tmp", "/w"};
    if (shm_open("/x", O_RDWR | O_CREAT, 0600) >= 0) return 1;
    for (unsigned place = 0; place < 5; place++)
        for (int i = 0; i < 32; i++) {
            char name[64];
            snprintf(name, sizeof name, "%s/x%d", places[place], i);
            int fd = open(name, O_WRONLY | O_CREAT, 0600);
            for (int k = 0; k < 16 && fd >= 0; k++)
                if (write(fd, block, sizeof block) < 0) break;
            if (fd >= 0) close(fd);
        }
    return 1;
}

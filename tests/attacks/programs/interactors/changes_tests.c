// expected: AC
// student: silent.c
// Tries to change the input and the answer that it was given, for itself and whoever
// comes next; says "fail" where it can.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

int main(void) {
    char value[8];
    for (int fd = 3; fd <= 5; fd += 2) {
        char path[32];
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        int again = open(path, O_RDWR);
        if (write(fd, "9", 1) > 0 || !ftruncate(fd, 0)) return 103;
        if (again >= 0 && (pwrite(again, "9", 1, 0) > 0 || !ftruncate(again, 0))) return 103;
        if (mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) != MAP_FAILED) return 103;
        if (fgetxattr(fd, "user.mark", value, 8) >= 0 || !fsetxattr(fd, "user.mark", "x", 1, 0)) {
            fprintf(stderr, "FAIL descriptor %d takes marks", fd);
            return 103;
        }
        if (!fchmod(fd, 0777) || !futimens(fd, NULL)) return 103;
    }
    return 100;
}

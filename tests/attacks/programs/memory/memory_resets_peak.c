// expected: MLE
// Gives the memory back and has the kernel forget its peak.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    size_t size = 120 << 20;
    char *space = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (space == MAP_FAILED) return 1;
    memset(space, 1, size);
    munmap(space, size);
    int fd = open("/proc/self/clear_refs", O_WRONLY);
    if (fd < 0 || write(fd, "5", 1) != 1) return 1;
    execl("/bin/echo", "echo", "42", NULL);
    return 1;
}

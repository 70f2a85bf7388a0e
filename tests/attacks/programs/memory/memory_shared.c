// expected: MLE
// Pages that are shared by children which come and go.
#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    size_t part = 20 << 20;
    char *space = mmap(0, 32 * part, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (space == MAP_FAILED) return 1;
    for (int i = 0; i < 32; i++) {
        if (fork() == 0) { memset(space + i * part, 1, part); _exit(0); }
        wait(NULL);
    }
    return 1;
}

// expected: RE
// Eight children share the output; none of them writes too much alone.
#define _GNU_SOURCE
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    memset(block, 'x', sizeof block);
    for (int child = 0; child < 8; child++)
        if (fork() == 0) {
            for (int i = 0; i < 128; i++) if (write(1, block, sizeof block) < 0) _exit(1);
            _exit(0);
        }
    while (wait(NULL) > 0) {}
    return 0;
}

// Writes ten megabytes, then ends well.
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    for (int i = 0; i < 160; i++)
        if (write(1, block, sizeof block) != sizeof block) return 1;
    return 0;
}

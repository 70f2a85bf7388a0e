// Writes without end.
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    for (;;) if (write(1, block, sizeof block) < 0) return 0;
}

// expected: AC
// student: closes_input.c
// Goes on speaking to a submission that no longer listens; it must not die of it.
#include <stdio.h>
#include <unistd.h>

int main(void) {
    for (int i = 0; i < 100; i++) if (write(1, "0123456789", 10) < 0) return 103;
    char answer[8];
    return scanf("%7s", answer) == 1 ? 100 : 102;
}

// expected: AC
// An honest one with the worst manners: one letter at a time, both ways.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    const char *question = "40 2\n";
    for (size_t i = 0; i < strlen(question); i++) { if (write(1, question + i, 1) != 1) return 103; usleep(2000); }
    char answer[3] = {0};
    for (int i = 0; i < 2; i++) if (read(0, answer + i, 1) != 1) return 102;
    return strcmp(answer, "42") ? 102 : 100;
}

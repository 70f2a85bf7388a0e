// expected: WA
// files: sum.in sum.out
// The output has a second name.
#include <fcntl.h>
#include <unistd.h>

int main(void) {
    int fd = open("other", O_CREAT | O_WRONLY, 0600);
    return write(fd, "42\n", 3) != 3 || link("other", "sum.out");
}

// expected: WA
// files: sum.in sum.out
// The output is a local socket.
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

int main(void) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strcpy(address.sun_path, "sum.out");
    return bind(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&address, sizeof address) != 0;
}

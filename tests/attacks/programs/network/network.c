// expected: AC
// No socket but a local one, and none listens.
#define _GNU_SOURCE
#include <stdio.h>
#include <errno.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <string.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    int families[] = {AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, AF_VSOCK, AF_BLUETOOTH, AF_ALG};
    for (unsigned i = 0; i < sizeof families / sizeof *families; i++)
        for (int type = 1; type <= 5; type++)
            if (socket(families[i], type, 0) >= 0) return 1;
    printf("%d\n", a + b); return 0;
}

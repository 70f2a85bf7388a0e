// expected: AC
// Meets a neighbour or an earlier run at a local socket without a file.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    struct sockaddr_un meeting = {.sun_family = AF_UNIX, .sun_path = "\0answer"};
    const char *services[] = {"\0/tmp/.X11-unix/X0", "\0/org/freedesktop/systemd1", "\0meeting"};
    for (unsigned i = 0; i < 3; i++) {
        struct sockaddr_un service = {.sun_family = AF_UNIX};
        memcpy(service.sun_path, services[i], 9);
        if (!connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&service, sizeof service)) return 1;
    }
    const char *files[] = {"/run/dbus/system_bus_socket", "/run/docker.sock", "/var/run/docker.sock",
                           "/run/systemd/private", "/run/systemd/journal/socket"};
    for (unsigned i = 0; i < 5; i++) {
        struct sockaddr_un service = {.sun_family = AF_UNIX};
        strcpy(service.sun_path, files[i]);
        if (!connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&service, sizeof service)) return 2;
        if (!connect(socket(AF_UNIX, SOCK_DGRAM, 0), (struct sockaddr *)&service, sizeof service)) return 2;
    }
    int own = socket(AF_UNIX, SOCK_STREAM, 0);
    if (bind(own, (struct sockaddr *)&meeting, sizeof meeting) || listen(own, 1)) return 3;
    if (fork() == 0) { setsid(); for (;;) pause(); } /* keeps it open for the next run */
    printf("%d\n", a + b); return 0;
}

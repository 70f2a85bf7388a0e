// expected: AC
// Looks for other cases, the submission and what an earlier call left; says "fail" if it finds any.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int entries(const char *path) {
    int found = 0;
    DIR *folder = opendir(path);
    while (folder && readdir(folder)) found++;
    if (folder) closedir(folder);
    return found;
}

int main(void) {
    if (entries("/w") != 3 || entries("/tmp") != 2) return 103; /* itself, ".", ".." */
    for (int fd = 6; fd < 1024; fd++) if (fcntl(fd, F_GETFD) >= 0) return 103;
    if (getpid() != 2 || access("/w/main", F_OK) == 0 || access("/proc/3", F_OK) == 0) return 103;
    const char *places[] = {"/work", "/var", "/root", "/home", "/etc/passwd", "/run", "/sys"};
    for (unsigned i = 0; i < 7; i++) if (access(places[i], F_OK) == 0) return 103;
    return 100;
}

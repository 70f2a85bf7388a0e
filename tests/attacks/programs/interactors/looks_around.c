// expected: AC
// student: silent.c
// Looks for other cases, for the submission and its processes; says "fail" if it finds any.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

static int entries(const char *path) {
    int found = 0;
    DIR *folder = opendir(path);
    while (folder && readdir(folder)) found++;
    if (folder) closedir(folder);
    return found;
}

int main(void) {
    if (entries("/w") != 3 || entries("/tmp") != 2) return 103;
    for (int fd = 6; fd < 1024; fd++) if (fcntl(fd, F_GETFD) >= 0) return 103;
    if (getpid() != 2 || access("/w/main", F_OK) == 0 || access("/proc/3", F_OK) == 0) return 103;
    return 100;
}

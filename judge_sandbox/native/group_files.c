/* Reading and writing the small text files by which a group is asked and told. */
#define _GNU_SOURCE
#include "group_files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int group_write(int directory, const char *file, const char *text) {
    int fd = openat(directory, file, O_WRONLY | O_CLOEXEC);
    if (fd < 0) return -1;
    ssize_t written = write(fd, text, strlen(text));
    int error = errno;
    close(fd);
    errno = error;
    return written < 0 ? -1 : 0;
}

int group_write_path(const char *path, const char *file, const char *text) {
    char full[PATH_MAX + 64];
    snprintf(full, sizeof full, "%s/%s", path, file);
    return group_write(AT_FDCWD, full, text);
}

int group_read(int fd, char *text, size_t size) {
    ssize_t got = pread(fd, text, size - 1, 0);
    text[got > 0 ? got : 0] = 0;
    return got < 0 ? -1 : 0;
}

uint64_t group_number(int fd) {
    char text[64];
    if (group_read(fd, text, sizeof text)) return 0;
    return strtoull(text, NULL, 10);
}

uint64_t group_field(int fd, const char *key) {
    char text[2048];
    size_t length = strlen(key);
    if (group_read(fd, text, sizeof text)) return 0;
    for (char *line = text; line && *line;) {
        if (!strncmp(line, key, length) && line[length] == ' ')
            return strtoull(line + length, NULL, 10);
        line = strchr(line, '\n');
        if (line) line++;
    }
    return 0;
}

int group_write_number(int fd, uint64_t number) {
    char text[32];
    int length = snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    return pwrite(fd, text, (size_t)length, 0) == length ? 0 : -1;
}

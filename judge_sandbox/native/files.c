/* Copying files in and out without trusting anything that a program may have put there. */
#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include "protocol.h"

static int copy(int from, int to, uint64_t size) {
    off_t offset = 0;
    while ((uint64_t)offset < size) {
        ssize_t moved = sendfile(to, from, &offset, size - (uint64_t)offset);
        if (moved < 0 && errno == EINTR) continue;
        if (moved <= 0) return moved < 0 ? -1 : 0;
    }
    return 0;
}

int file_put(int directory, const char *name, int from, mode_t mode, uid_t owner) {
    struct stat status;
    if (fstat(from, &status)) return fail("put", "%s", name);
    int to = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (to < 0) return fail("put", "%s", name);
    int failed = copy(from, to, (uint64_t)status.st_size) || fchmod(to, mode) ||
                 (owner != geteuid() && fchown(to, owner, owner));
    if (failed) {
        fail("put", "%s", name);
        unlinkat(directory, name, 0);
    }
    close(to);
    return failed ? -1 : 0;
}

/* Opens the directory of `path`, one component after the other, so that no link is followed. */
static int open_parent(int directory, const char *path, const char **last) {
    char component[128];
    int at = dup(directory);
    const char *slash;
    while (at >= 0 && (slash = strchr(path, '/'))) {
        size_t length = (size_t)(slash - path);
        if (length == 0 || length >= sizeof component) {
            close(at);
            return -1;
        }
        memcpy(component, path, length);
        component[length] = 0;
        int below = openat(at, component, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        close(at);
        at = below;
        path = slash + 1;
    }
    *last = path;
    return at;
}

int file_fetch(int directory, const char *path, int to, uint64_t limit) {
    const char *name;
    int parent = open_parent(directory, path, &name);
    if (parent < 0) return OUTPUT_FILE_NONE;
    /* O_NONBLOCK: opening a FIFO must not wait for its other end. */
    int from = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    int error = errno;
    close(parent);
    if (from < 0) return error == ENOENT ? OUTPUT_FILE_NONE : OUTPUT_FILE_REFUSED;
    struct stat status;
    int result = OUTPUT_FILE_COPIED;
    if (fstat(from, &status)) result = -1;
    else if (!S_ISREG(status.st_mode) || status.st_nlink != 1) result = OUTPUT_FILE_REFUSED;
    else if ((uint64_t)status.st_size > limit) result = OUTPUT_FILE_TOO_LONG;
    else if (copy(from, to, (uint64_t)status.st_size)) result = -1;
    if (result < 0) fail("fetch", "%s", path);
    close(from);
    return result;
}

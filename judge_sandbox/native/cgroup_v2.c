/* Groups of version 2: one hierarchy; programs live in leaves of the box's group. */
#define _GNU_SOURCE
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <mntent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "group_files.h"
#include "protocol.h"

#define OWN_LEAF "oj-main"

static bool file_has_words(const char *path, const char *file, const char *first,
                           const char *second) {
    char full[PATH_MAX + 64], text[512] = " ";
    snprintf(full, sizeof full, "%s/%s", path, file);
    int fd = open(full, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    ssize_t got = read(fd, text + 1, sizeof text - 3);
    close(fd);
    if (got <= 0) return false;
    for (ssize_t i = 0; i <= got; i++)
        if (text[i] == '\n') text[i] = ' ';
    text[got + 1] = ' ';
    return strstr(text, first) && strstr(text, second);
}

static bool find_mount(char *path, size_t size) {
    FILE *mounts = setmntent("/proc/self/mounts", "re");
    if (!mounts) return false;
    bool found = false;
    struct mntent *mount;
    while (!found && (mount = getmntent(mounts)))
        if (!strcmp(mount->mnt_type, "cgroup2")) {
            snprintf(path, size, "%s", mount->mnt_dir);
            found = true;
        }
    endmntent(mounts);
    return found;
}

static void own_group(const char *mount, char *path, size_t size) {
    snprintf(path, size, "%s", mount);
    FILE *file = fopen("/proc/self/cgroup", "re");
    if (!file) return;
    char line[PATH_MAX];
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        if (!strncmp(line, "0::/", 4) && line[4]) snprintf(path, size, "%s%s", mount, line + 3);
    }
    fclose(file);
    size_t length = strlen(path), leaf = strlen("/" OWN_LEAF);
    if (length > leaf && !strcmp(path + length - leaf, "/" OWN_LEAF)) path[length - leaf] = 0;
    if (access(path, F_OK)) snprintf(path, size, "%s", mount);
}

/* True when the unified hierarchy carries memory and pids: an empty one (hybrid) is no use. */
int v2_detect(struct cgroup_host *host) {
    char mount[PATH_MAX / 2];
    if (!find_mount(mount, sizeof mount)) return 0;
    if (!file_has_words(mount, "cgroup.controllers", " memory ", " pids ")) {
        char own[PATH_MAX];
        own_group(mount, own, sizeof own);
        if (!file_has_words(own, "cgroup.controllers", " memory ", " pids ")) return 0;
    }
    snprintf(host->path[0], sizeof host->path[0], "%s", mount);
    return 1;
}

static bool is_delegated(const char *path) {
    char value[8];
    return getxattr(path, "trusted.delegate", value, sizeof value) > 0 ||
           getxattr(path, "user.delegate", value, sizeof value) > 0;
}

static int move_all_members(const char *from, const char *to) {
    for (int round = 0; round < 20; round++) {
        char path[PATH_MAX + 32], text[32];
        snprintf(path, sizeof path, "%s/cgroup.procs", from);
        FILE *members = fopen(path, "re");
        if (!members) return -1;
        int pid, moved = 0;
        while (fscanf(members, "%d", &pid) == 1) {
            snprintf(text, sizeof text, "%d", pid);
            if (pid > 0 && !group_write_path(to, "cgroup.procs", text)) moved++;
        }
        fclose(members);
        if (!moved) return 0;
    }
    return 0;
}

/* Chooses the parent and hands its controllers down. A group with processes of its own cannot do
 * that (cgroup-v2 "no internal processes"), so under delegation all members go to a leaf first.
 * Root without delegation uses the top of the hierarchy, which is exempt from the rule. */
int v2_prepare(struct cgroup_host *host) {
    char own[PATH_MAX];
    own_group(host->path[0], own, sizeof own);
    bool at_top = !strcmp(own, host->path[0]);
    bool use_own = !at_top && (is_delegated(own) || geteuid() != 0);
    if (use_own) {
        char leaf[PATH_MAX + 16];
        snprintf(leaf, sizeof leaf, "%s/" OWN_LEAF, own);
        if (mkdir(leaf, 0755) && errno != EEXIST) return fail("cgroup_delegate", "mkdir %s", leaf);
        if (move_all_members(own, leaf)) return fail("cgroup_delegate", "%s/cgroup.procs", own);
        snprintf(host->path[0], sizeof host->path[0], "%s", own);
    }
    if (!file_has_words(host->path[0], "cgroup.subtree_control", " memory ", " pids ") &&
        group_write_path(host->path[0], "cgroup.subtree_control", "+memory +pids"))
        return fail("cgroup_delegate", "%s/cgroup.subtree_control", host->path[0]);
    if (!file_has_words(host->path[0], "cgroup.subtree_control", " memory ", " pids ")) {
        errno = EPERM;
        return fail("cgroup_delegate", "memory and pids are not handed down in %s", host->path[0]);
    }
    return 0;
}

static int give(int directory, const char *file, uid_t owner) {
    return geteuid() == 0 ? fchownat(directory, file, owner, owner, AT_SYMLINK_NOFOLLOW) : 0;
}

int v2_box_create(const struct cgroup_host *host, struct cgroup_box *box, uid_t owner) {
    char path[2 * PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", host->path[0], box->name);
    box->directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (box->directory < 0) return fail("cgroup_create", "%s", path);
    if (mkdirat(box->directory, "init", 0755) && errno != EEXIST)
        return fail("cgroup_create", "%s/init", path);
    if (group_write(box->directory, "cgroup.subtree_control", "+memory +pids"))
        return fail("cgroup_delegate", "%s/cgroup.subtree_control", path);
    /* clone3 with CLONE_INTO_CGROUP asks for the right to write cgroup.procs of the common
     * ancestor and of the target; making leaves asks for the right to write the directory. */
    if (give(box->directory, ".", owner) || give(box->directory, "cgroup.procs", owner))
        return fail("cgroup_create", "owner of %s", path);
    return 0;
}

static int open_leaf_file(int leaf, const char *file, int flags) {
    return openat(leaf, file, flags | O_CLOEXEC);
}

/* Runs in the box's init. Leaves are kept while the peak can be reset (kernel 6.12), otherwise
 * each run gets a new one. */
int v2_leaf_open(struct cgroup_box *box) {
    if (box->leaf >= 0) return 0;
    char name[32];
    snprintf(name, sizeof name, "run%u", ++box->leaf_number);
    if (mkdirat(box->directory, name, 0755)) return fail("cgroup_create", "leaf %s", name);
    box->leaf = openat(box->directory, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (box->leaf < 0) return fail("cgroup_create", "leaf %s", name);
    box->limit = open_leaf_file(box->leaf, "memory.max", O_RDWR);
    box->swap_limit = open_leaf_file(box->leaf, "memory.swap.max", O_RDWR);
    box->usage = open_leaf_file(box->leaf, "memory.current", O_RDONLY);
    box->stat = open_leaf_file(box->leaf, "memory.stat", O_RDONLY);
    box->peak = open_leaf_file(box->leaf, "memory.peak", O_RDWR);
    box->peak_resets = box->peak >= 0 && pwrite(box->peak, "0", 1, 0) == 1;
    if (box->peak < 0) box->peak = open_leaf_file(box->leaf, "memory.peak", O_RDONLY);
    box->oom = open_leaf_file(box->leaf, "memory.events", O_RDONLY);
    box->cpu = open_leaf_file(box->leaf, "cpu.stat", O_RDONLY);
    box->pids = open_leaf_file(box->leaf, "pids.max", O_RDWR);
    if (box->limit < 0 || box->usage < 0 || box->oom < 0 || box->cpu < 0 || box->pids < 0)
        return fail("cgroup_create", "files of the leaf");
    if (box->peak < 0) return fail("cgroup_peak", "memory.peak (kernel 5.19 or newer)");
    if (box->swap_limit >= 0 && group_write_number(box->swap_limit, 0))
        return fail("cgroup_memory", "memory.swap.max");
    box->limit_now = 0;
    box->pids_now = 0;
    return 0;
}

void v2_leaf_close(struct cgroup_box *box) {
    int *fds[] = {&box->leaf, &box->limit, &box->swap_limit, &box->usage, &box->peak, &box->oom,
                  &box->cpu, &box->pids, &box->stat};
    for (size_t i = 0; i < sizeof fds / sizeof *fds; i++)
        if (*fds[i] >= 0) {
            close(*fds[i]);
            *fds[i] = -1;
        }
    char name[32];
    snprintf(name, sizeof name, "run%u", box->leaf_number);
    /* A failure leaves an empty group behind, which goes away with the box. */
    unlinkat(box->directory, name, AT_REMOVEDIR);
}

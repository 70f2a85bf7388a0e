/* The root file system of a box: a system's programs read-only (the host's, or those of a folder that
 * holds a system of compilers), and nothing else of the host.
 *
 * Runs in the new user and mount namespace, where every inherited mount is a slave: nothing done
 * here reaches the host. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/mount.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "box.h"

/* glibc's <sys/mount.h> and <linux/mount.h> clash before glibc 2.36; the few things needed. */
int mount(const char *, const char *, const char *, unsigned long, const void *);
int umount2(const char *, int);
#define DETACH 2 /* MNT_DETACH */
#define NR_OPEN_TREE 428
#define NR_MOUNT_SETATTR 442
#define EMPTY_PATH 0x1000 /* AT_EMPTY_PATH */
#ifndef MOUNT_ATTR_SIZE_VER0 /* headers before kernel 5.12, as Debian 11 has them */
struct mount_attr {
    uint64_t attr_set, attr_clr, propagation, userns_fd;
};
#endif

#define STAGE_DIRECTORY "/tmp"  /* covered in this namespace only; every system has it */

static const char *const system_directories[] = {"usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32"};
/* Of /etc only what toolchains read: the alternatives' links, the loader's cache, Java's files. */
static const char *const etc_entries[] = {"alternatives", "ld.so.cache", "mono"};
static const char *const run_devices[] = {"null", "zero", "full", "random", "urandom"};
static const char *const compile_devices[] = {"null"};

static int read_only(const char *target, bool recursive, uint64_t attributes) {
    struct mount_attr attr = {.attr_set = MOUNT_ATTR_RDONLY | attributes};
    unsigned flags = recursive ? 0x8000 /* AT_RECURSIVE */ : 0;
    if (!syscall(NR_MOUNT_SETATTR, AT_FDCWD, target, flags, &attr, sizeof attr)) return 0;
    if (errno != ENOSYS) return fail("mount", "read-only %s", target);
    /* Before kernel 5.12: one mount at a time, keeping the flags that are locked. */
    unsigned long keep = MS_NOSUID | MS_NODEV;
    if (attributes & MOUNT_ATTR_NOEXEC) keep = MS_NOSUID | MS_NOEXEC;
    if (mount(NULL, target, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | keep, NULL) &&
        mount(NULL, target, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | keep | MS_RELATIME, NULL))
        return fail("mount", "remount of %s", target);
    return 0;
}

int box_clone_directory(int directory, const char *path) {
    struct mount_attr attr = {
        .attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC};
    int tree = (int)syscall(NR_OPEN_TREE, directory, path,
                            OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | (*path ? 0 : EMPTY_PATH));
    if (tree >= 0 && syscall(NR_MOUNT_SETATTR, tree, "", EMPTY_PATH, &attr, sizeof attr)) {
        close(tree);
        return -1;
    }
    return tree;
}

static int bind(const char *source, const char *target) {
    if (mount(source, target, NULL, MS_BIND | MS_REC, NULL))
        return fail("mount", "bind of %s", source);
    return read_only(target, true, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV);
}

static int make_file(const char *path) {
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0444);
    if (fd < 0) return fail("mount", "create %s", path);
    return close(fd);
}

static int make_directory(const char *path) {
    return mkdir(path, 0755) ? fail("mount", "mkdir %s", path) : 0;
}

/* Copies a link, binds a directory or a file; what the host lacks is left out. */
static int mirror(const char *source, const char *target) {
    struct stat status;
    if (lstat(source, &status)) return errno == ENOENT ? 0 : fail("mount", "%s", source);
    if (S_ISLNK(status.st_mode)) {
        char link[PATH_MAX];
        ssize_t length = readlink(source, link, sizeof link - 1);
        if (length < 0) return fail("mount", "readlink %s", source);
        link[length] = 0;
        return symlink(link, target) ? fail("mount", "symlink %s", target) : 0;
    }
    if (S_ISDIR(status.st_mode) ? make_directory(target) : make_file(target)) return -1;
    return bind(source, target);
}

static int mirror_etc(const char *root) {
    char target[PATH_MAX], source[PATH_MAX];
    if (make_directory("etc")) return -1;
    for (size_t i = 0; i < sizeof etc_entries / sizeof *etc_entries; i++) {
        snprintf(source, sizeof source, "%s/etc/%s", root, etc_entries[i]);
        snprintf(target, sizeof target, "etc/%s", etc_entries[i]);
        if (mirror(source, target)) return -1;
    }
    snprintf(source, sizeof source, "%s/etc", root);
    DIR *etc = opendir(source);
    if (!etc) return fail("mount", "%s", source);
    int failed = 0;
    struct dirent *entry;
    while (!failed && (entry = readdir(etc))) {
        if (strncmp(entry->d_name, "java-", 5) || entry->d_type != DT_DIR) continue;
        snprintf(source, sizeof source, "%s/etc/%s", root, entry->d_name);
        snprintf(target, sizeof target, "etc/%s", entry->d_name);
        failed = mirror(source, target);
    }
    closedir(etc);
    return failed;
}

static int make_devices(enum box_kind kind) {
    const char *const *names = kind == BOX_KIND_RUN ? run_devices : compile_devices;
    size_t count = kind == BOX_KIND_RUN ? sizeof run_devices / sizeof *run_devices
                                        : sizeof compile_devices / sizeof *compile_devices;
    if (make_directory("dev")) return -1;
    for (size_t i = 0; i < count; i++) {
        char source[64], target[64];
        snprintf(source, sizeof source, "/dev/%s", names[i]);
        snprintf(target, sizeof target, "dev/%s", names[i]);
        if (make_file(target)) return -1;
        if (mount(source, target, NULL, MS_BIND, NULL)) return fail("mount", "bind of %s", source);
        if (read_only(target, false, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NOEXEC)) return -1;
    }
    if (symlink("/proc/self/fd", "dev/fd") || symlink("/proc/self/fd/0", "dev/stdin") ||
        symlink("/proc/self/fd/1", "dev/stdout") || symlink("/proc/self/fd/2", "dev/stderr"))
        return fail("mount", "links of /dev");
    return 0;
}

/* Size and number of inodes are second walls: the bytes count as the box's memory anyway. */
static int make_work_places(enum box_kind kind) {
    bool compile = kind == BOX_KIND_COMPILE;
    const char *work = compile ? "size=512m,nr_inodes=8192,mode=1777"
                               : "size=320m,nr_inodes=4096,mode=1777";
    const char *temporary = compile ? "size=512m,nr_inodes=8192,mode=1777"
                                    : "size=64m,nr_inodes=1024,mode=1777";
    if (make_directory("w") || make_directory("tmp")) return -1;
    if (mount("tmpfs", "w", "tmpfs", MS_NOSUID | MS_NODEV, work))
        return fail("mount", "tmpfs of /w");
    if (mount("tmpfs", "tmp", "tmpfs", MS_NOSUID | MS_NODEV, temporary))
        return fail("mount", "tmpfs of /tmp");
    return 0;
}

static int make_proc(void) {
    unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
    if (make_directory("proc")) return -1;
    /* subset=pid (5.8) leaves only the processes: no /proc/sys, kcore, kallsyms, cpuinfo. */
    if (mount("proc", "proc", "proc", flags, "hidepid=2,subset=pid"))
        return fail("mount", "proc with subset=pid");
    /* Programs cannot write there: one that takes its oom_score_adj back would have init killed in
     * its place. Init keeps a writable mount of its own, which has no path. */
    int own = (int)syscall(NR_OPEN_TREE, AT_FDCWD, "proc", OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
    if (own < 0) return fail("mount", "init's own proc");
    if (read_only("proc", false, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC)) return -1;
    return own;
}

/* Not by a mount: the table of mounts, which every program can read, names the directory on the
 * host that a mount comes from. A descriptor that compilers inherit is not in it. */
static int link_headers(void) {
    char target[32];
    snprintf(target, sizeof target, "/proc/self/fd/%d", HEADERS_FD);
    return symlink(target, "pch") ? fail("mount", "link to precompiled headers") : 0;
}

static int build(const char *root, enum box_kind kind, bool has_headers, int *proc) {
    char source[PATH_MAX];
    if (mount("tmpfs", STAGE_DIRECTORY, "tmpfs", MS_NOSUID | MS_NODEV,
              "size=1m,nr_inodes=256,mode=755"))
        return fail("mount", "tmpfs at " STAGE_DIRECTORY);
    if (chdir(STAGE_DIRECTORY)) return fail("mount", "chdir");
    for (size_t i = 0; i < sizeof system_directories / sizeof *system_directories; i++) {
        snprintf(source, sizeof source, "%s/%s", root, system_directories[i]);
        if (mirror(source, system_directories[i])) return -1;
    }
    if (mirror_etc(root) || make_devices(kind) || make_work_places(kind)) return -1;
    *proc = make_proc();
    if (*proc < 0) return -1;
    if (has_headers && link_headers()) return -1;
    return read_only(".", false, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV);
}

int box_enter_root(const char *system_root, enum box_kind kind, bool has_headers, int *proc) {
    umask(0);
    if (build(system_root, kind, has_headers, proc)) return -1;
    /* pivot_root(2), "pivot_root(".", ".")": the old root ends on top of the new one. */
    if (syscall(__NR_pivot_root, ".", ".")) return fail("mount", "pivot_root");
    if (umount2(".", DETACH)) return fail("mount", "leaving the old root");
    if (chdir("/w")) return fail("mount", "chdir /w");
    umask(022);
    return 0;
}

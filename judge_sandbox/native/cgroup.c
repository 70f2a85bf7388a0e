/* Groups: what both versions share, and the choice between them. */
#define _GNU_SOURCE
#include "cgroup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "group_files.h"
#include "protocol.h"

#define BASE_PREFIX "oj_judge."

/* In clock ticks since the machine started; with the pid it names a process for good. */
static unsigned long long own_start_time(void) {
    char text[1024];
    int fd = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    int failed = group_read(fd, text, sizeof text);
    close(fd);
    char *after_name = failed ? NULL : strrchr(text, ')');
    if (!after_name) return 0;
    unsigned long long start = 0;
    /* proc(5): starttime is field 22; the text after the name begins with field 3. */
    sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d "
           "%*d %*d %llu", &start);
    return start;
}

static bool kill_members(const char *path) {
    char file[PATH_MAX + 32];
    snprintf(file, sizeof file, "%s/cgroup.procs", path);
    FILE *members = fopen(file, "re");
    if (!members) return false;
    int pid;
    bool any = false;
    while (fscanf(members, "%d", &pid) == 1)
        if (pid > 1 && pid != getpid()) any |= kill(pid, SIGKILL) == 0;
    fclose(members);
    return any;
}

/* Removes a group and those below it; what still lives in them is killed. Gives up
 * after 5 s, or half a second when no member can be seen. */
void group_kill_and_remove(const char *path) {
    DIR *directory = opendir(path);
    if (!directory) return;
    struct dirent *entry;
    while ((entry = readdir(directory))) {
        if (entry->d_type != DT_DIR || entry->d_name[0] == '.') continue;
        char below[PATH_MAX];
        if (snprintf(below, sizeof below, "%s/%s", path, entry->d_name) < (int)sizeof below)
            group_kill_and_remove(below);
    }
    closedir(directory);
    for (int attempt = 0, patience = 70; attempt < patience && rmdir(path) && errno == EBUSY;
         attempt++) {
        if (kill_members(path)) patience = 500;
        nanosleep(&(struct timespec){.tv_nsec = attempt < 20 ? 500 * 1000 : 10 * 1000 * 1000}, NULL);
    }
}

/* The manager holds a lock on its groups while it lives; its keepers share it and die with it. A
 * group has one inode for whoever looks at it, so the lock tells a judge in any pid or mount
 * namespace whether the owner lives; a pid would not. Returns the descriptor that holds the lock. */
static int lock_group(const char *path) {
    struct stat locked, now;
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return -1;
    /* Whoever held the lock until now may have removed the group. */
    if (!flock(fd, LOCK_EX | LOCK_NB) && !fstat(fd, &locked) && !stat(path, &now) &&
        locked.st_ino == now.st_ino)
        return fd;
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

/* Groups of a judge that was killed before it could tidy up. */
static void reclaim_stale(const char *parent) {
    DIR *directory = opendir(parent);
    if (!directory) return;
    struct dirent *entry;
    while ((entry = readdir(directory))) {
        char stale[PATH_MAX];
        if (strncmp(entry->d_name, BASE_PREFIX, strlen(BASE_PREFIX)) ||
            snprintf(stale, sizeof stale, "%s/%s", parent, entry->d_name) >= (int)sizeof stale)
            continue;
        int lock = lock_group(stale);
        if (lock < 0) continue;
        group_kill_and_remove(stale);
        close(lock);
    }
    closedir(directory);
}

#define CLAIM_ATTEMPTS 100

/* Makes and locks a group of our own below `path`, and makes `path` its path. A name can be taken
 * by a judge of the same pid and start in another namespace, or, before it is locked, by one that
 * reclaims. */
static int claim_group(char *path, size_t size) {
    size_t length = strlen(path);
    unsigned long long started = own_start_time();
    for (int attempt = 0; attempt < CLAIM_ATTEMPTS; attempt++) {
        int more = snprintf(path + length, size - length, "/" BASE_PREFIX "%d.%llu", (int)getpid(),
                            started + (unsigned)attempt);
        if (length + (size_t)more + 64 > size) {
            errno = ENAMETOOLONG;
            return fail("cgroup", "path of the group");
        }
        if (mkdir(path, 0755)) {
            if (errno == EEXIST) continue;
            return fail("cgroup_create", "mkdir %s", path);
        }
        if (lock_group(path) >= 0) return 0;
    }
    return fail("cgroup_create", "no lock on %s", path);
}

static int hierarchies(const struct cgroup_host *host) {
    return host->version == 1 ? V1_HIERARCHIES : 1;
}

int cgroup_host_open(struct cgroup_host *host) {
    memset(host, 0, sizeof *host);
    if (v2_detect(host)) host->version = 2;
    else if (v1_detect(host)) host->version = 1;
    else {
        errno = ENOENT;
        return fail("cgroup", "no memory, pids and cpu accounting groups found under /sys/fs/cgroup");
    }
    if (host->version == 2 && v2_prepare(host)) return -1;
    for (int i = 0; i < hierarchies(host); i++) {
        reclaim_stale(host->path[i]);
        if (claim_group(host->path[i], sizeof host->path[i])) return -1;
        if (host->version == 2 &&
            group_write_path(host->path[i], "cgroup.subtree_control", "+memory +pids"))
            return fail("cgroup_delegate", "%s/cgroup.subtree_control", host->path[i]);
    }
    return 0;
}

void cgroup_host_close(const struct cgroup_host *host) {
    for (int i = 0; i < hierarchies(host); i++)
        if (strstr(host->path[i], BASE_PREFIX)) group_kill_and_remove(host->path[i]);
}

int cgroup_box_create(const struct cgroup_host *host, struct cgroup_box *box, const char *name,
                      uid_t owner) {
    memset(box, 0, sizeof *box);
    box->version = host->version;
    box->directory = box->leaf = box->limit = box->swap_limit = -1;
    box->usage = box->peak = box->oom = box->cpu = box->pids = box->stat = -1;
    snprintf(box->name, sizeof box->name, "%s", name);
    for (int i = 0; i < hierarchies(host); i++) {
        char path[PATH_MAX + 64];
        snprintf(path, sizeof path, "%s/%s", host->path[i], name);
        if (mkdir(path, 0755) && errno != EEXIST) return fail("cgroup_create", "mkdir %s", path);
    }
    return host->version == 1 ? v1_box_create(host, box) : v2_box_create(host, box, owner);
}

int cgroup_box_adopt(const struct cgroup_host *host, const struct cgroup_box *box, pid_t init) {
    char text[32];
    snprintf(text, sizeof text, "%d", (int)init);
    for (int i = 0; i < hierarchies(host); i++) {
        char path[PATH_MAX + 64];
        snprintf(path, sizeof path, "%s/%s%s", host->path[i], box->name,
                 host->version == 2 ? "/init" : "");
        if (group_write_path(path, "cgroup.procs", text))
            return fail("cgroup_attach", "%s/cgroup.procs", path);
    }
    return 0;
}

/* Closes the keeper's copies after init inherited them. */
void cgroup_box_forget(struct cgroup_box *box) {
    int *fds[] = {&box->directory, &box->leaf, &box->limit, &box->swap_limit, &box->usage,
                  &box->peak, &box->oom, &box->cpu, &box->pids, &box->stat};
    for (size_t i = 0; i < sizeof fds / sizeof *fds; i++)
        if (*fds[i] >= 0) {
            close(*fds[i]);
            *fds[i] = -1;
        }
}

/* Removes what the boxes of a keeper that died left: its successor uses the same names. */
void cgroup_slot_remove(const struct cgroup_host *host, int slot) {
    char prefix[24];
    int length = snprintf(prefix, sizeof prefix, "slot%d-", slot);
    for (int i = 0; i < hierarchies(host); i++) {
        DIR *directory = opendir(host->path[i]);
        struct dirent *entry;
        while (directory && (entry = readdir(directory))) {
            char path[2 * PATH_MAX];
            if (strncmp(entry->d_name, prefix, (size_t)length)) continue;
            snprintf(path, sizeof path, "%s/%s", host->path[i], entry->d_name);
            group_kill_and_remove(path);
        }
        if (directory) closedir(directory);
    }
}

void cgroup_box_remove(const struct cgroup_host *host, const char *name) {
    for (int i = 0; i < hierarchies(host); i++) {
        char path[PATH_MAX + 64];
        snprintf(path, sizeof path, "%s/%s", host->path[i], name);
        group_kill_and_remove(path);
    }
}

uint64_t cgroup_cpu_ns(const struct cgroup_box *box) {
    return box->version == 1 ? group_number(box->cpu) : group_field(box->cpu, "usage_usec") * 1000;
}

static uint64_t oom_kills(const struct cgroup_box *box) {
    return group_field(box->oom, "oom_kill");
}

/* True when the kernel has killed a process of this run for want of memory. */
bool cgroup_memory_ran_out(const struct cgroup_box *box) {
    return oom_kills(box) != box->oom_before;
}

/* `memory_bytes` and `processes` are what the program may use on top of the box itself. */
int cgroup_run_begin(struct cgroup_box *box, uint64_t memory_bytes, uint32_t processes) {
    if (box->version == 2 && v2_leaf_open(box)) return -1;
    box->usage_before = group_number(box->usage);
    uint64_t step = 1 << 20;
    uint64_t limit = memory_bytes + (box->usage_before + step - 1) / step * step;
    if (limit != box->limit_now) {
        if (box->version == 1) {
            if (v1_set_memory_limit(box, limit)) return -1;
        } else if (group_write_number(box->limit, limit)) {
            return fail("cgroup_memory", "memory.max");
        }
        box->limit_now = limit;
    }
    uint32_t pids = processes + (box->version == 1 ? 1 : 0);
    if (pids != box->pids_now) {
        if (group_write_number(box->pids, pids)) return fail("cgroup_pids", "pids.max");
        box->pids_now = pids;
    }
    if (box->peak_resets && group_write_number(box->peak, 0))
        return fail("cgroup_memory", "reset of the memory peak");
    box->oom_before = oom_kills(box);
    box->cpu_before = cgroup_cpu_ns(box);
    return 0;
}

uint64_t cgroup_cached_files(const struct cgroup_box *box) {
    uint64_t all = group_field(box->stat, box->version == 1 ? "cache" : "file");
    uint64_t shared = group_field(box->stat, "shmem");
    return all > shared ? all - shared : 0;
}

int cgroup_run_end(struct cgroup_box *box, struct cgroup_usage *usage) {
    uint64_t peak = group_number(box->peak);
    uint64_t after = group_number(box->usage);
    usage->cpu_ns = cgroup_cpu_ns(box) - box->cpu_before;
    usage->peak_bytes = peak > box->usage_before ? peak - box->usage_before : 0;
    usage->after_bytes = after > box->usage_before ? after - box->usage_before : 0;
    usage->oom_kills = (uint32_t)(oom_kills(box) - box->oom_before);
    return 0;
}

/* After the last look at the run's group: a leaf whose peak cannot be reset is not used again. */
void cgroup_run_close(struct cgroup_box *box) {
    if (box->version == 2 && !box->peak_resets) v2_leaf_close(box);
}

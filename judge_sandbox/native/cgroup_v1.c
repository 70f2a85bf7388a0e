/* Groups of version 1: memory, cpuacct and pids, each a hierarchy of its own. */
#define _GNU_SOURCE
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <mntent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "group_files.h"
#include "protocol.h"

static const char *const controllers[V1_HIERARCHIES] = {"memory", "cpuacct", "pids"};

static bool has_word(const char *list, const char *word) {
    size_t length = strlen(word);
    for (const char *at = list; (at = strstr(at, word)); at += length) {
        bool begins = at == list || at[-1] == ',';
        bool ends = at[length] == 0 || at[length] == ',';
        if (begins && ends) return true;
    }
    return false;
}

/* Our own group of a controller, by /proc/self/cgroup: lines "number:controllers:path". */
static void own_group(const char *controller, char *path, size_t size) {
    snprintf(path, size, "/");
    FILE *file = fopen("/proc/self/cgroup", "re");
    if (!file) return;
    char line[PATH_MAX + 256];
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        char *list = strchr(line, ':');
        char *group = list ? strchr(list + 1, ':') : NULL;
        if (!group) continue;
        *group++ = 0;
        if (has_word(list + 1, controller)) snprintf(path, size, "%s", group);
    }
    fclose(file);
}

static bool find_mount(const char *controller, char *path, size_t size) {
    FILE *mounts = setmntent("/proc/self/mounts", "re");
    if (!mounts) return false;
    bool found = false;
    struct mntent *mount;
    while (!found && (mount = getmntent(mounts)))
        if (!strcmp(mount->mnt_type, "cgroup") && has_word(mount->mnt_opts, controller)) {
            snprintf(path, size, "%s", mount->mnt_dir);
            found = true;
        }
    endmntent(mounts);
    return found;
}

int v1_detect(struct cgroup_host *host) {
    for (int i = 0; i < V1_HIERARCHIES; i++) {
        char mount[PATH_MAX / 2], own[PATH_MAX / 2];
        if (!find_mount(controllers[i], mount, sizeof mount)) return 0;
        own_group(controllers[i], own, sizeof own);
        snprintf(host->path[i], sizeof host->path[i], "%s%s", mount, strcmp(own, "/") ? own : "");
        /* In a container the path may be the host's and lie outside of what is mounted here. */
        if (access(host->path[i], F_OK)) snprintf(host->path[i], sizeof host->path[i], "%s", mount);
    }
    return 1;
}

static int open_file(const struct cgroup_host *host, enum v1_hierarchy hierarchy,
                     const char *name, const char *file, int flags) {
    char path[2 * PATH_MAX];
    snprintf(path, sizeof path, "%s/%s/%s", host->path[hierarchy], name, file);
    return open(path, flags | O_CLOEXEC);
}

int v1_box_create(const struct cgroup_host *host, struct cgroup_box *box) {
    box->limit = open_file(host, V1_MEMORY, box->name, "memory.limit_in_bytes", O_RDWR);
    box->usage = open_file(host, V1_MEMORY, box->name, "memory.usage_in_bytes", O_RDONLY);
    box->peak = open_file(host, V1_MEMORY, box->name, "memory.max_usage_in_bytes", O_RDWR);
    box->oom = open_file(host, V1_MEMORY, box->name, "memory.oom_control", O_RDONLY);
    box->cpu = open_file(host, V1_CPUACCT, box->name, "cpuacct.usage", O_RDONLY);
    box->pids = open_file(host, V1_PIDS, box->name, "pids.max", O_RDWR);
    box->stat = open_file(host, V1_MEMORY, box->name, "memory.stat", O_RDONLY);
    if (box->limit < 0 || box->stat < 0 || box->usage < 0 || box->peak < 0 || box->oom < 0 || box->cpu < 0 ||
        box->pids < 0)
        return fail("cgroup_create", "files of the group %s", box->name);
    box->peak_resets = true;
    /* Present only when the kernel accounts swap; without it swappiness 0 is the best there is. */
    box->swap_limit = open_file(host, V1_MEMORY, box->name, "memory.memsw.limit_in_bytes", O_RDWR);
    int swappiness = open_file(host, V1_MEMORY, box->name, "memory.swappiness", O_WRONLY);
    if (swappiness >= 0) {
        group_write_number(swappiness, 0);
        close(swappiness);
    }
    return 0;
}

/* A limit below the current usage is refused with EBUSY and the old value silently stays. The
 * limit with swap may never be below the one without: raise that one first, lower it last. */
int v1_set_memory_limit(struct cgroup_box *box, uint64_t bytes) {
    bool raise = bytes > box->limit_now && box->limit_now != 0;
    if (box->swap_limit >= 0 && raise && group_write_number(box->swap_limit, bytes))
        return fail("cgroup_memory", "memory.memsw.limit_in_bytes");
    if (group_write_number(box->limit, bytes)) return fail("cgroup_memory", "memory.limit_in_bytes");
    if (box->swap_limit >= 0 && !raise && group_write_number(box->swap_limit, bytes))
        return fail("cgroup_memory", "memory.memsw.limit_in_bytes");
    if (group_number(box->limit) / 4096 != bytes / 4096) {
        errno = EBUSY;
        return fail("cgroup_memory", "the memory limit did not take");
    }
    return 0;
}

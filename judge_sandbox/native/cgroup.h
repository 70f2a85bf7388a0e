/* Resource accounting groups, version 1 and version 2 behind one face.
 *
 * A process is born in its group, never moved there: an attach after some milliseconds of quiet
 * waits for an RCU grace period, about 6 ms for each hierarchy. Version 1: the box's init is
 * attached once and programs are born beside it. Version 2: programs are born by clone3 with
 * CLONE_INTO_CGROUP in a leaf of the box's group. */
#ifndef OJ_CGROUP_H
#define OJ_CGROUP_H

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

enum v1_hierarchy { V1_MEMORY, V1_CPUACCT, V1_PIDS, V1_HIERARCHIES };

/* Where this program's groups live. Version 1 has a path for each hierarchy, version 2 one. */
struct cgroup_host {
    int version;
    char path[V1_HIERARCHIES][PATH_MAX];
};

/* One box: descriptors opened by the keeper with its rights and inherited by the box's init,
 * which has no rights of its own in the host's file systems. */
struct cgroup_box {
    int version;
    char name[48];
    int directory;          /* v2: the box's directory, where init makes leaves */
    int leaf;               /* v2: the leaf of the current run */
    unsigned leaf_number;
    int limit, swap_limit, usage, peak, oom, cpu, pids, stat;
    bool peak_resets;       /* false on v2 before kernel 6.12: then each run has a new leaf */
    uint64_t limit_now;
    uint32_t pids_now;
    uint64_t usage_before, cpu_before, oom_before;
};

struct cgroup_usage { uint64_t cpu_ns, peak_bytes, after_bytes; uint32_t oom_kills; };
/* Page cache of files that the group was the first to read, bytes. Costs some 30 us. */
uint64_t cgroup_cached_files(const struct cgroup_box *box);

/* cgroup.c: the shared part */
int cgroup_host_open(struct cgroup_host *host);
void cgroup_host_close(const struct cgroup_host *host);
int cgroup_box_create(const struct cgroup_host *host, struct cgroup_box *box, const char *name,
                      uid_t owner);
int cgroup_box_adopt(const struct cgroup_host *host, const struct cgroup_box *box, pid_t init);
void cgroup_box_forget(struct cgroup_box *box);
void cgroup_slot_remove(const struct cgroup_host *host, int slot);
void cgroup_box_remove(const struct cgroup_host *host, const char *name);
int cgroup_run_begin(struct cgroup_box *box, uint64_t memory_bytes, uint32_t processes);
int cgroup_run_end(struct cgroup_box *box, struct cgroup_usage *usage);
void cgroup_run_close(struct cgroup_box *box);
bool cgroup_memory_ran_out(const struct cgroup_box *box);
uint64_t cgroup_cpu_ns(const struct cgroup_box *box);

void group_kill_and_remove(const char *path);

int v1_detect(struct cgroup_host *host);
int v1_box_create(const struct cgroup_host *host, struct cgroup_box *box);
int v1_set_memory_limit(struct cgroup_box *box, uint64_t bytes);

int v2_detect(struct cgroup_host *host);
int v2_prepare(struct cgroup_host *host);
int v2_box_create(const struct cgroup_host *host, struct cgroup_box *box, uid_t owner);
int v2_leaf_open(struct cgroup_box *box);
void v2_leaf_close(struct cgroup_box *box);

#endif

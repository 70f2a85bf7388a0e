/* A box: six namespaces, a read-only root, an init as PID 1. */
#ifndef OJ_BOX_H
#define OJ_BOX_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "cgroup.h"
#include "protocol.h"

/* What the keeper of a slot gives to each of its boxes. */
struct box_plan {
    int slot;
    int core;             /* the processor that everything in the box is bound to, or -1 */
    bool single_user;     /* unprivileged: one host uid for init and program */
    uid_t init_uid, student_uid;  /* on the host */
    int headers;          /* directory of precompiled headers, by descriptor and by path */
    const char *headers_path;
    const char *system_root; /* prefix of what a box sees of a system; empty: the host's */
};

#define STUDENT_UID 1000  /* inside the box */
#define HEADERS_FD 63     /* where compilers find the precompiled headers: /pch leads there */

struct box {
    uint32_t number;      /* 0: no box */
    enum box_kind kind;
    pid_t pid;
    int pidfd;
    int socket;           /* Python's end, until it is handed out */
    int setup;            /* tells whether the box came up */
    bool dropped;         /* killed, still to be tidied up */
    char group[48];
};

/* Starts a box; it goes on building itself while this returns. */
int box_start(struct box *box, const struct box_plan *plan, const struct cgroup_host *groups,
              enum box_kind kind, uint32_t number);
/* Waits until the box is built. */
int box_wait_ready(struct box *box);
void box_destroy(struct box *box, const struct cgroup_host *groups);

/* box_root.c: builds the root file system and enters it. Runs inside the new namespaces. */
int box_enter_root(const char *system_root, enum box_kind kind, bool has_headers, int *proc);
/* A detached read-only copy of the mount of a directory, to be handed to compilers; -1 when the
 * kernel cannot (before 5.12): compiling is then only slower. */
int box_clone_directory(int directory, const char *path);

/* init.c: PID 1 of the box; returns only to end the process. */
int init_main(int socket, struct cgroup_box *group, const struct box_plan *plan,
              enum box_kind kind, int last_pid, int proc);

#endif

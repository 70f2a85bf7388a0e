/* One run of one program inside a box. */
#ifndef OJ_RUN_H
#define OJ_RUN_H

#include "box.h"
#include "cgroup.h"
#include "files.h"
#include "protocol.h"

struct runner {
    struct cgroup_box *group;
    struct places places;
    enum box_kind kind;
    bool single_user;
    int socket;           /* to Python: cancel arrives here during a run */
    int proc;             /* a /proc that can be written; the programs' own cannot */
    int last_pid;         /* /proc/sys/kernel/ns_last_pid, or -1 */
    int cores;            /* that programs of this box may use at once */
    uint64_t own_cpu_ns;  /* of init itself when the run began: it lives in the group of version 1 */
    uint64_t starving_ns; /* progress of this run that the kernel has not yet counted */
    uint64_t own_bytes;   /* what the group held before anything ran, without the files of /w */
    struct spawn_failure *shared;
};

/* Written by the child before execve, read by init: the memory is shared. */
struct spawn_failure { volatile int error; char stage[32]; };

/* A request taken apart; the strings point into the message. */
struct run_plan {
    const struct run_request *request;
    char *arguments[MAX_ARGUMENTS + 1];
    char *environment[MAX_ARGUMENTS + 1];
    const char *input_name, *output_name;
    int stdio[3];
    int input_file, output_file;
    int extra[MAX_FDS];
};

int run_parse(struct message *message, struct run_plan *plan);
void run_program(struct runner *runner, const struct run_plan *plan, struct run_report *report);

/* watch.c: waits for the end of the main process and enforces the limits. */
void watch(struct runner *runner, const struct run_plan *plan, pid_t pid, int pidfd,
           uint64_t started_ns, struct run_report *report);
uint64_t monotonic_ns(void);
uint64_t own_cpu_ns(void);
/* Time that living processes of the box spent waiting for a processor. */
uint64_t queue_wait_of(pid_t pid);

#endif

/* Starting a program with its limits, and accounting for it when it has ended. */
#define _GNU_SOURCE
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "seccomp.h"

#define SPAWN_STACK 65536
#define NR_CLOSE_RANGE 436

static bool next_string(char **at, const char *end, char **string) {
    char *close = memchr(*at, 0, (size_t)(end - *at));
    if (!close) return false;
    *string = *at;
    *at = close + 1;
    return true;
}

int run_parse(struct message *message, struct run_plan *plan) {
    struct run_request *request = &message->run;
    *plan = (struct run_plan){.request = request, .input_file = -1, .output_file = -1};
    errno = EINVAL;
    if (message->size < (ssize_t)sizeof *request || request->argc == 0 ||
        request->argc > MAX_ARGUMENTS || request->envc > MAX_ARGUMENTS)
        return fail("request", "malformed run request");
    char *at = message->bytes + sizeof *request, *end = message->bytes + message->size, *name;
    for (uint32_t i = 0; i < request->argc; i++)
        if (!next_string(&at, end, &plan->arguments[i])) return fail("request", "arguments");
    for (uint32_t i = 0; i < request->envc; i++)
        if (!next_string(&at, end, &plan->environment[i])) return fail("request", "environment");
    int fds = 3;
    for (int i = 0; i < 3 && i < message->fd_count; i++) plan->stdio[i] = message->fds[i];
    if (request->flags & RUN_INPUT_FILE) {
        if (!next_string(&at, end, &name)) return fail("request", "name of the input file");
        plan->input_name = name;
        plan->input_file = message->fds[fds++];
    }
    if (request->flags & RUN_OUTPUT_FILE) {
        if (!next_string(&at, end, &name)) return fail("request", "name of the output file");
        plan->output_name = name;
        plan->output_file = message->fds[fds++];
    }
    if (request->extra_fds > MAX_FDS || message->fd_count != fds + (int)request->extra_fds)
        return fail("request", "number of descriptors");
    for (uint32_t i = 0; i < request->extra_fds; i++) plan->extra[i] = message->fds[fds++];
    return 0;
}

static void limit(int resource, uint64_t soft, uint64_t hard) {
    struct rlimit value = {soft, hard}, now;
    /* Limits are only lowered: raising them needs a capability of the host. */
    if (!getrlimit((enum __rlimit_resource)resource, &now) && now.rlim_max < hard) {
        value.rlim_max = now.rlim_max;
        if (value.rlim_cur > now.rlim_max) value.rlim_cur = now.rlim_max;
    }
    setrlimit((enum __rlimit_resource)resource, &value);
}

static void set_limits(const struct run_request *request) {
    uint64_t seconds = request->cpu_ns / 1000000000 + 2;
    limit(RLIMIT_CPU, seconds, seconds + 1);
    limit(RLIMIT_FSIZE, request->file_bytes, request->file_bytes);
    limit(RLIMIT_STACK, request->stack_bytes, request->stack_bytes);
    limit(RLIMIT_NOFILE, request->open_files, request->open_files);
    limit(RLIMIT_MEMLOCK, 0, 0);
    limit(RLIMIT_MSGQUEUE, 0, 0);
    limit(RLIMIT_NICE, 0, 0);
    limit(RLIMIT_RTPRIO, 0, 0);
    limit(RLIMIT_SIGPENDING, 512, 512);
}

struct birth { struct runner *runner; const struct run_plan *plan; };

static _Noreturn void give_up(struct spawn_failure *shared, const char *stage) {
    shared->error = errno ? errno : EIO;
    strncpy(shared->stage, stage, sizeof shared->stage - 1);
    _exit(127);
}

/* Descriptors above all that init has open: moving them down cannot overwrite one that is still to
 * be moved. */
#define ABOVE_ALL 64

static int arrange_descriptors(const struct run_plan *plan) {
    int count = 3 + (int)plan->request->extra_fds, above[3 + MAX_FDS];
    for (int i = 0; i < count; i++) {
        above[i] = fcntl(i < 3 ? plan->stdio[i] : plan->extra[i - 3], F_DUPFD_CLOEXEC, ABOVE_ALL);
        if (above[i] < 0) return -1;
    }
    for (int i = 0; i < count; i++)
        if (dup2(above[i], i) < 0) return -1;
    /* Everything of ours is CLOEXEC already; this is the belt for what is not (5.11). */
    syscall(NR_CLOSE_RANGE, (unsigned)count, ~0U, 4U /* CLOSE_RANGE_CLOEXEC */);
    return 0;
}

/* The new process until execve. Shares init's memory: no allocation, no stdio. */
static int child(void *argument) {
    struct birth *birth = argument;
    struct runner *runner = birth->runner;
    const struct run_plan *plan = birth->plan;
    struct spawn_failure *shared = runner->shared;
    setsid();
    /* /proc/self belongs to host root while the memory is not dumpable; setresuid resets this. */
    prctl(PR_SET_DUMPABLE, 1);
    /* Before descriptors are given their places, which may be that of init's own proc. */
    int score = openat(runner->proc, "self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (score < 0 || write(score, "1000", 4) != 4) give_up(shared, "oom_score");
    if (arrange_descriptors(plan)) give_up(shared, "stdio");
    if (runner->kind == BOX_KIND_COMPILE) fcntl(HEADERS_FD, F_SETFD, 0); /* where there are any */
    set_limits(plan->request);
    if (runner->group->version == 2 && unshare(CLONE_NEWCGROUP)) give_up(shared, "group_namespace");
    if (!runner->single_user &&
        (syscall(SYS_setgroups, 0, NULL) ||
         syscall(SYS_setresgid, STUDENT_UID, STUDENT_UID, STUDENT_UID) ||
         syscall(SYS_setresuid, STUDENT_UID, STUDENT_UID, STUDENT_UID)))
        give_up(shared, "become_student");
    if (runner->group->version == 2 && seccomp_load(runner->kind)) give_up(shared, "seccomp");
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(plan->arguments[0], plan->arguments, plan->environment);
    give_up(shared, "execve");
}

static pid_t spawn(struct runner *runner, const struct run_plan *plan, int *pidfd) {
    static char stack[SPAWN_STACK] __attribute__((aligned(16)));
    struct birth birth = {runner, plan};
    runner->shared->error = 0;
    if (runner->group->version == 1)
        return clone(child, stack + sizeof stack, CLONE_VM | CLONE_VFORK | CLONE_PIDFD | SIGCHLD,
                     &birth, pidfd);
    struct clone_args arguments = {
        .flags = CLONE_VFORK | CLONE_PIDFD | CLONE_INTO_CGROUP,
        .pidfd = (uint64_t)(uintptr_t)pidfd, .exit_signal = SIGCHLD,
        .cgroup = (uint64_t)runner->group->leaf};
    pid_t pid = (pid_t)syscall(SYS_clone3, &arguments, sizeof arguments);
    if (pid == 0) _exit(child(&birth));
    return pid;
}

/* Kills whatever the program left behind and reaps until nothing is there: the zombies of a
 * daemonising program would otherwise fill pids.max. */
static bool kill_and_reap_all(pid_t main) {
    waitpid(main, NULL, 0);
    bool any = kill(-1, SIGKILL) == 0;
    for (;;) {
        pid_t pid = waitpid(-1, NULL, 0);
        if (pid > 0) kill(-1, SIGKILL);
        else if (errno != EINTR) return any;
    }
}

static uint64_t size_in_memory(int fd) {
    struct stat status;
    return fd >= 0 && !fstat(fd, &status) ? (uint64_t)status.st_blocks * 512 : 0;
}

/* The peak of the group less what is not the program's: our own output files, and page cache of
 * files that it was the first to read. What is still charged after everything has died is one of
 * these, or lies in /w and /tmp (which counts as the program's), or is what the kernel has not yet
 * given back: less than RESIDUE_NOISE. The kernel charges in batches that a small program may never
 * exceed, so the little that the empty box itself takes is left in the figure. */
#define RESIDUE_NOISE (1u << 20)

static uint64_t memory_used(const struct runner *runner, const struct run_plan *plan,
                            const struct cgroup_usage *usage) {
    uint64_t outputs = size_in_memory(plan->stdio[1]) + size_in_memory(plan->stdio[2]);
    uint64_t known = outputs + places_growth(&runner->places);
    uint64_t foreign = usage->after_bytes > known ? usage->after_bytes - known : 0;
    if (foreign < RESIDUE_NOISE) foreign = 0;
    if (foreign) {
        /* Page tables, attributes of files and the like may also be given back late: they are the
         * program's. */
        uint64_t cached = cgroup_cached_files(runner->group);
        if (foreign > cached) foreign = cached;
    }
    uint64_t subtracted = outputs + foreign;
    uint64_t above = usage->peak_bytes > subtracted ? usage->peak_bytes - subtracted : 0;
    return above + runner->own_bytes;
}

static void finish(struct runner *runner, const struct run_plan *plan, pid_t pid,
                   struct run_report *report) {
    struct cgroup_usage usage = {0};
    report->leftovers = kill_and_reap_all(pid);
    cgroup_run_end(runner->group, &usage);
    report->cpu_ns = usage.cpu_ns;
    report->oom_kills = usage.oom_kills;
    report->memory_bytes = memory_used(runner, plan, &usage);
    cgroup_run_close(runner->group);
    if (plan->output_name) {
        uint64_t cap = plan->request->file_bytes;
        int fetched = file_fetch(runner->places.work, plan->output_name, plan->output_file, cap);
        report->output_file = fetched < 0 ? OUTPUT_FILE_REFUSED : (uint32_t)fetched;
    }
    if (!(plan->request->flags & RUN_KEEP_FILES) && places_changed(&runner->places))
        report->unclean = places_clean(&runner->places) != 0;
    if (runner->last_pid >= 0) {
        /* Each run sees the same process numbers, so none can count how many came before. */
        ssize_t ignored = pwrite(runner->last_pid, "1", 1, 0);
        (void)ignored;
    }
}

static void fail_report(struct run_report *report, int error, const char *stage) {
    report->status = (uint32_t)(error ? error : EIO);
    snprintf(report->stage, sizeof report->stage, "%s", stage);
}

void run_program(struct runner *runner, const struct run_plan *plan, struct run_report *report) {
    const struct run_request *request = plan->request;
    memset(report, 0, sizeof *report);
    if (plan->input_name && file_put(runner->places.work, plan->input_name, plan->input_file, 0644,
                                     runner->single_user ? geteuid() : STUDENT_UID)) {
        fail_report(report, last_failure.error, last_failure.stage);
        return;
    }
    if (cgroup_run_begin(runner->group, request->memory_bytes, request->processes)) {
        fail_report(report, last_failure.error, last_failure.stage);
        return;
    }
    runner->starving_ns = 0;
    runner->own_cpu_ns = own_cpu_ns();
    int pidfd = -1;
    uint64_t started = monotonic_ns();
    pid_t pid = spawn(runner, plan, &pidfd);
    if (pid < 0) {
        fail_report(report, errno, "clone");
        return;
    }
    if (runner->shared->error) {
        fail_report(report, runner->shared->error, runner->shared->stage);
    } else {
        watch(runner, plan, pid, pidfd, started, report);
    }
    if (pidfd >= 0) close(pidfd);
    finish(runner, plan, pid, report);
}

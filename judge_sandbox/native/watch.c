/* The wait loop: sleeps exactly as long as no limit can have been reached, then looks again. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "group_files.h"
#include "run.h"

/* Less CPU than this in the whole idle time is the accounting's own noise. */
#define IDLE_NOISE_NS 1000000
/* More than what Python takes for noise between two questions (interaction/exchange.py). */
#define STARVING_STEP_NS 10000000
/* How often a run is looked at whose output is counted. */
#define WRITTEN_PACE_NS 25000000

static uint64_t clock_ns(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

uint64_t monotonic_ns(void) { return clock_ns(CLOCK_MONOTONIC); }

uint64_t own_cpu_ns(void) { return clock_ns(CLOCK_PROCESS_CPUTIME_ID); }

/* Second field of schedstat: ns spent waiting on a run queue; also readable from a zombie. */
static uint64_t queue_wait_in(const char *path) {
    char text[96];
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    int failed = group_read(fd, text, sizeof text);
    close(fd);
    char *space = NULL;
    if (failed) return 0;
    strtoull(text, &space, 10);
    return strtoull(space, NULL, 10);
}

uint64_t queue_wait_of(pid_t pid) {
    char path[48];
    snprintf(path, sizeof path, "/proc/%d/schedstat", (int)pid);
    return queue_wait_in(path);
}

/* Whether the thread has a child that has not been reaped. */
static bool has_child(const char *task) {
    char path[160], first[2];
    snprintf(path, sizeof path, "%s/children", task);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    int failed = group_read(fd, first, sizeof first);
    close(fd);
    return !failed && first[0];
}

/* The task's state stands behind the name's last parenthesis: R wants a processor; D waits in the
 * kernel for something that is not the program's to hurry (a page that is read, a lock that others
 * hold), unless it waits for a child of its own by vfork: then the child's state tells. */
enum demand { WANTS_NOTHING, WANTS_PROCESSOR, IS_BLOCKED };

static enum demand demand_of(const char *task) {
    char path[160], text[256];
    snprintf(path, sizeof path, "%s/stat", task);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return WANTS_NOTHING;
    int failed = group_read(fd, text, sizeof text);
    close(fd);
    const char *state = failed ? NULL : strrchr(text, ')');
    if (state && !strncmp(state, ") R", 3)) return WANTS_PROCESSOR;
    return state && !strncmp(state, ") D", 3) && !has_child(task) ? IS_BLOCKED : WANTS_NOTHING;
}

/* What all tasks of the box wait for. `runnable` and `blocked` count them: the kernel adds a wait to
 * the sum only when it is over, so a task that starves shows none, and it does not count at all how
 * long a task is blocked. */
struct waiting { uint64_t queue_ns; unsigned runnable, blocked; };

static struct waiting waiting_of_all(void) {
    struct waiting all = {0};
    DIR *processes = opendir("/proc");
    if (!processes) return all;
    struct dirent *entry;
    while ((entry = readdir(processes))) {
        int pid = atoi(entry->d_name);
        if (pid <= 1) continue;
        char path[128], schedstat[160];
        snprintf(path, sizeof path, "/proc/%d/task", pid);
        DIR *tasks = opendir(path);
        if (!tasks) continue;
        struct dirent *task;
        while ((task = readdir(tasks))) {
            if (task->d_name[0] == '.') continue;
            snprintf(path, sizeof path, "/proc/%d/task/%.16s", pid, task->d_name);
            snprintf(schedstat, sizeof schedstat, "%s/schedstat", path);
            all.queue_ns += queue_wait_in(schedstat);
            enum demand demand = demand_of(path);
            all.runnable += demand == WANTS_PROCESSOR;
            all.blocked += demand == IS_BLOCKED;
        }
        closedir(tasks);
    }
    closedir(processes);
    return all;
}

/* `blocked_ns`: how long the program got on with nothing because it was blocked. */
struct idleness { uint64_t since_ns, cpu_ns, queue_ns, blocked_ns; };

/* No progress of CPU time plus run-queue wait, and nothing blocked: CPU alone is false on a loaded
 * machine. */
static bool is_idle(struct idleness *idle, uint64_t cpu_ns, uint64_t now_ns, uint64_t limit_ns) {
    if (cpu_ns - idle->cpu_ns <= IDLE_NOISE_NS) {
        if (now_ns - idle->since_ns < limit_ns) return false;
        struct waiting all = waiting_of_all();
        if (!all.runnable && all.queue_ns <= idle->queue_ns + IDLE_NOISE_NS) {
            if (!all.blocked) return true;
            idle->blocked_ns += now_ns - idle->since_ns;
        }
        idle->queue_ns = all.queue_ns;
    } else {
        idle->queue_ns = waiting_of_all().queue_ns;
    }
    idle->since_ns = now_ns;
    idle->cpu_ns = cpu_ns;
    return false;
}

/* Without what init itself used in the same group: each question costs it some time, and on a busy
 * machine the answers alone would look like progress. */
static uint64_t cpu_of_programs(const struct runner *runner) {
    uint64_t own_ns = runner->group->version == 1 ? own_cpu_ns() - runner->own_cpu_ns : 0;
    uint64_t all_ns = cgroup_cpu_ns(runner->group) - runner->group->cpu_before;
    return all_ns > own_ns ? all_ns - own_ns : 0;
}

/* What Python wants of a run: to end it; to let it have only so much more wall time; or to know
 * whether it gets on (in ms of CPU time and of waiting; a task that waits for a processor or is
 * blocked has made some progress each time). */
static bool is_cancelled(struct runner *runner, struct run_request *limits, uint64_t started_ns) {
    struct request request = {0};
    ssize_t got = recv(runner->socket, &request, sizeof request, MSG_DONTWAIT);
    /* A closed socket means that Python is gone: nobody waits for this run any more. */
    if (got == 0) _exit(0);
    if (got > 0 && request.operation == BOX_PROGRESS) {
        uint64_t cpu_ns = cpu_of_programs(runner);
        struct waiting all = waiting_of_all();
        uint64_t progress_ns = cpu_ns + all.queue_ns;
        if (all.runnable || all.blocked) runner->starving_ns += STARVING_STEP_NS;
        progress_ns += runner->starving_ns;
        send_reply(runner->socket, (uint32_t)(progress_ns / 1000000), -1);
        return false;
    }
    if (got > 0 && request.operation == BOX_WALL) {
        limits->wall_ns = least(limits->wall_ns, monotonic_ns() - started_ns + request.amount);
        return false;
    }
    return got > 0;
}

/* All that the process wrote, whatever to; 0 where the kernel does not count it. */
static uint64_t written_by(pid_t pid) {
    char path[48], text[256];
    snprintf(path, sizeof path, "/proc/%d/io", (int)pid);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    int failed = group_read(fd, text, sizeof text);
    close(fd);
    char *field = failed ? NULL : strstr(text, "wchar: ");
    return field ? strtoull(field + strlen("wchar: "), NULL, 10) : 0;
}

/* Pipes have no size limit of their own, so what goes through them is counted. */
static bool wrote_too_much(const struct run_plan *plan, pid_t pid) {
    struct stat errors;
    uint64_t limit = plan->request->written_limit;
    if (!limit) return false;
    if (!fstat(plan->stdio[2], &errors)) limit += (uint64_t)errors.st_size;
    return written_by(pid) > limit;
}

/* Waiting for a processor is not the program's doing: on a busy machine the wall limit gives it
 * back, up to a bound that always holds. */
#define WALL_PATIENCE 4

static bool wall_is_used_up(const struct run_request *limits, uint64_t wall_ns, uint64_t *queue_ns) {
    if (wall_ns < limits->wall_ns + *queue_ns) return false;
    *queue_ns = waiting_of_all().queue_ns;
    uint64_t most_ns = (WALL_PATIENCE - 1) * limits->wall_ns;
    if (*queue_ns > most_ns) *queue_ns = most_ns;
    return wall_ns >= limits->wall_ns + *queue_ns;
}

/* How long no limit can be reached: CPU time cannot grow faster than wall time on each core. */
static uint64_t sleep_ns(const struct runner *runner, const struct run_request *limits,
                         uint64_t cpu_ns, uint64_t wall_left_ns) {
    uint64_t sleep = (limits->cpu_ns - cpu_ns) / (unsigned)runner->cores;
    sleep = least(sleep, wall_left_ns);
    if (limits->idle_ns) sleep = least(sleep, limits->idle_ns / 4);
    if (limits->written_limit) sleep = least(sleep, WRITTEN_PACE_NS);
    return sleep < 50000 ? 50000 : sleep;
}

/* A program that ended while we waited for a processor ourselves has ended by itself. */
static bool has_ended(int pidfd) {
    struct pollfd end = {.fd = pidfd, .events = POLLIN};
    return poll(&end, 1, 0) > 0;
}

static uint32_t wait_for_end(struct runner *runner, const struct run_plan *plan, pid_t pid,
                             int pidfd, uint64_t started_ns, struct idleness *idle) {
    /* A copy: Python may shorten the wall time. */
    struct run_request limits = *plan->request;
    struct pollfd waits[2] = {{.fd = pidfd, .events = POLLIN},
                              {.fd = runner->socket, .events = POLLIN}};
    uint64_t cpu_ns = 0, wall_ns = 0, queue_ns = 0;
    for (;;) {
        uint64_t sleep = sleep_ns(runner, &limits, cpu_ns, limits.wall_ns + queue_ns - wall_ns);
        struct timespec timeout = {(time_t)(sleep / 1000000000), (long)(sleep % 1000000000)};
        int ready = ppoll(waits, 2, &timeout, NULL);
        if (ready > 0 && waits[0].revents) return END_ITSELF;
        if (ready > 0 && waits[1].revents && is_cancelled(runner, &limits, started_ns))
            return END_CANCELLED;
        uint64_t now_ns = monotonic_ns();
        cpu_ns = cgroup_cpu_ns(runner->group) - runner->group->cpu_before;
        wall_ns = now_ns - started_ns;
        /* Processes that were spared would only wait for those that were killed. */
        if (cgroup_memory_ran_out(runner->group)) return END_MEMORY;
        if (cpu_ns >= limits.cpu_ns) return END_CPU;
        if (wall_is_used_up(&limits, wall_ns, &queue_ns))
            return has_ended(pidfd) ? END_ITSELF : END_WALL;
        if (wrote_too_much(plan, pid)) return END_WRITTEN;
        if (limits.idle_ns && is_idle(idle, cpu_ns, now_ns, limits.idle_ns))
            return has_ended(pidfd) ? END_ITSELF : END_IDLE;
    }
}

void watch(struct runner *runner, const struct run_plan *plan, pid_t pid, int pidfd,
           uint64_t started_ns, struct run_report *report) {
    struct idleness idle = {.since_ns = started_ns};
    report->end = wait_for_end(runner, plan, pid, pidfd, started_ns, &idle);
    if (report->end != END_ITSELF) kill(-1, SIGKILL);
    siginfo_t end = {0};
    while (waitid(P_PID, (id_t)pid, &end, WEXITED | WNOWAIT) && errno == EINTR) {}
    report->ended_ns = monotonic_ns();
    report->wall_ns = report->ended_ns - started_ns;
    if (report->end == END_ITSELF && wrote_too_much(plan, pid)) report->end = END_WRITTEN;
    report->queue_ns = queue_wait_of(pid) + idle.blocked_ns;
    if (end.si_code == CLD_EXITED) report->exit_code = (uint32_t)end.si_status;
    else report->signal = (uint32_t)end.si_status;
}

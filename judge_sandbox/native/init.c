/* PID 1 of a box: serves Python's requests one after the other until its socket closes. */
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "group_files.h"
#include "run.h"

static bool is_plain_name(const char *name) {
    return name[0] && name[0] != '.' && strlen(name) < 128 && !strchr(name, '/');
}

static int put(struct runner *runner, const struct message *message) {
    const struct request *request = &message->request;
    struct places *places = &runner->places;
    errno = EINVAL;
    if (message->size != sizeof *request || message->fd_count != 1 || !is_plain_name(request->name))
        return fail("put", "malformed request");
    if (places->kept_count == MAX_KEPT) return fail("put", "too many files");
    if (file_put(places->work, request->name, message->fds[0], (mode_t)request->number & 0555,
                 geteuid()))
        return -1;
    strcpy(places->kept[places->kept_count++], request->name);
    places_remember(places);
    return 0;
}

/* Answers with a memfd of the file's content, number = enum output_file. */
static int get(struct runner *runner, const struct message *message) {
    const struct request *request = &message->request;
    if (message->size != sizeof *request) {
        errno = EINVAL;
        return fail("fetch", "malformed request");
    }
    int copy = memfd_create("artefact", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (copy < 0) return fail("fetch", "memfd");
    int result = file_fetch(runner->places.work, request->name, copy, request->amount);
    /* Python seals it, and is not its owner: nobody else may write attributes to it. */
    if (fchmod(copy, 0444)) result = fail("fetch", "mode");
    if (result >= 0) send_reply(runner->socket, (uint32_t)result, copy);
    close(copy);
    return result < 0 ? -1 : 0;
}

/* A directory in which programs may write; the next cleaning removes it. */
static int make_directory(const struct runner *runner, const struct message *message) {
    const char *name = message->request.name;
    errno = EINVAL;
    if (message->size != sizeof message->request || !is_plain_name(name))
        return fail("put", "malformed request");
    if (mkdirat(runner->places.work, name, 0777) || fchmodat(runner->places.work, name, 0777, 0))
        return fail("put", "directory %s", name);
    return 0;
}

static int clean(struct runner *runner) {
    return places_changed(&runner->places) ? places_clean(&runner->places) : 0;
}

static void run(struct runner *runner, struct message *message) {
    struct run_plan plan;
    struct run_report report = {0};
    if (run_parse(message, &plan)) {
        report.status = (uint32_t)last_failure.error;
        memcpy(report.stage, last_failure.stage, sizeof report.stage);
    } else {
        run_program(runner, &plan, &report);
    }
    send_bytes(runner->socket, &report, sizeof report, -1);
}

static void serve(struct runner *runner, struct message *message) {
    int failed = 0;
    switch (message->request.operation) {
    case BOX_RUN:
        run(runner, message);
        return;
    case BOX_GET:
        if (get(runner, message)) send_failure(runner->socket);
        return;
    case BOX_PUT:
        failed = put(runner, message);
        break;
    case BOX_DIRECTORY:
        failed = make_directory(runner, message);
        break;
    case BOX_CLEAN:
        failed = clean(runner);
        break;
    case BOX_PROGRESS:  /* the run had already ended */
        break;
    case BOX_CANCEL:  /* the same */
    case BOX_WALL:
        return;
    default:
        errno = EINVAL;
        failed = fail("request", "unknown operation");
    }
    if (failed) send_failure(runner->socket);
    else send_reply(runner->socket, 0, -1);
}

int init_main(int socket, struct cgroup_box *group, const struct box_plan *plan,
              enum box_kind kind, int last_pid, int proc) {
    static struct message message;
    /* What the manager ignores must not be ignored in programs. */
    static const int inherited[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGCHLD};
    for (size_t i = 0; i < sizeof inherited / sizeof *inherited; i++) signal(inherited[i], SIG_DFL);
    struct runner runner = {.group = group, .kind = kind, .single_user = plan->single_user,
                            .socket = socket, .last_pid = last_pid, .proc = proc, .cores = 1};
    cpu_set_t cores;
    if (!sched_getaffinity(0, sizeof cores, &cores)) runner.cores = CPU_COUNT(&cores);
    runner.shared = mmap(NULL, sizeof *runner.shared, PROT_READ | PROT_WRITE,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (runner.shared == MAP_FAILED || places_open(&runner.places)) return 1;
    if (group->usage >= 0) runner.own_bytes = group_number(group->usage);
    for (;;) {
        if (receive_message(socket, &message, 0)) return 1;
        if (message.size == 0) return 0;
        serve(&runner, &message);
        close_message_fds(&message);
    }
}

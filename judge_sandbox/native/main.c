/* The manager: root's part of the judge. Makes one keeper for each slot and outlives nobody.
 *
 * oj-judge-keeper SOCKET SLOTS HEADERS ROOT CORE...
 * ROOT is the directory whose programs boxes see, / for the machine's own.
 * SOCKET is an inherited SOCK_SEQPACKET descriptor, over which the guardian is asked for a manager.
 * When the other end of a manager's own socket closes, whatever the reason, every process and group
 * is removed and the manager ends. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "guardian.h"
#include "host_root.h"
#include "keeper.h"
#include "seccomp.h"

#define MAX_SLOTS 128
/* Two host uids a slot, in a range that no distribution hands out. */
#define FIRST_UID 2000000000u
#define FIRST_UID_SMALL 60900u  /* inside containers that map only 16 bits of uids */

struct manager {
    int socket;
    int slots;
    const char *headers_path;
    const char *system_root;
    int headers;
    int headers_error; /* why there is none */
    int cores[MAX_SLOTS];
    pid_t keepers[MAX_SLOTS];
    struct cgroup_host groups;
};

static uid_t first_uid(void) {
    FILE *map = fopen("/proc/self/uid_map", "re");
    unsigned inside, outside, count;
    bool large = false;
    while (map && fscanf(map, "%u %u %u", &inside, &outside, &count) == 3)
        large |= inside <= FIRST_UID && FIRST_UID - inside < count;
    if (map) fclose(map);
    return large ? FIRST_UID : FIRST_UID_SMALL;
}

static void end_keeper(struct manager *manager, int slot) {
    if (manager->keepers[slot]) {
        kill(manager->keepers[slot], SIGKILL);
        while (waitpid(manager->keepers[slot], NULL, 0) < 0 && errno == EINTR) {}
        manager->keepers[slot] = 0;
    }
    cgroup_slot_remove(&manager->groups, slot);
}

/* As subreaper the manager inherits the boxes of a dead keeper; they die by PDEATHSIG. */
static void reap_orphans(struct manager *manager) {
    pid_t pid;
    while ((pid = waitpid(-1, NULL, WNOHANG)) > 0)
        for (int slot = 0; slot < manager->slots; slot++)
            if (manager->keepers[slot] == pid) manager->keepers[slot] = 0;
}

static int run_keeper(const struct manager *manager, int slot, int socket, pid_t parent) {
    uid_t uid = first_uid() + 2 * (uid_t)slot;
    bool root = geteuid() == 0;
    struct box_plan plan = {
        .slot = slot, .core = manager->cores[slot], .single_user = !root,
        .init_uid = root ? uid : geteuid(), .student_uid = root ? uid + 1 : geteuid(),
        .headers = manager->headers, .headers_path = manager->headers_path,
        .system_root = manager->system_root};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) return 1;
    close(manager->socket);
    return keeper_main(socket, &plan, &manager->groups);
}

static void start_keeper(struct manager *manager, uint32_t slot) {
    int sockets[2];
    errno = EINVAL;
    if (slot >= (uint32_t)manager->slots) {
        fail("request", "slot");
        send_failure(manager->socket);
        return;
    }
    end_keeper(manager, (int)slot);
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets)) {
        fail("keeper", "socketpair");
        send_failure(manager->socket);
        return;
    }
    pid_t parent = getpid();
    pid_t pid = fork();
    if (pid == 0) {
        close(sockets[0]);
        _exit(run_keeper(manager, (int)slot, sockets[1], parent));
    }
    close(sockets[1]);
    if (pid < 0) {
        fail("keeper", "fork");
        send_failure(manager->socket);
    } else {
        manager->keepers[slot] = pid;
        send_reply(manager->socket, (uint32_t)pid, sockets[0]);
    }
    close(sockets[0]);
}

/* Stores a precompiled header as NAME/bits/stdc++.h.gch: root-owned, so that no program that
 * runs as the web part or as a student can change what later compiles read. */
static int store_header(const struct manager *manager, const struct message *message) {
    const struct request *request = &message->request;
    const char *name = request->name;
    errno = EINVAL;
    if (message->fd_count != 1 || !name[0] ||
        strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") != strnlen(name, sizeof request->name))
        return fail("store", "malformed request");
    if (mkdirat(manager->headers, name, 0755) && errno != EEXIST) return fail("store", "mkdir");
    int directory = openat(manager->headers, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (directory < 0) return fail("store", "open");
    if (mkdirat(directory, "bits", 0755) && errno != EEXIST) {
        close(directory);
        return fail("store", "mkdir");
    }
    int bits = openat(directory, "bits", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    close(directory);
    if (bits < 0) return fail("store", "open");
    unlinkat(bits, "new", 0);
    int failed = file_put(bits, "new", message->fds[0], 0444, geteuid()) ||
                 (renameat(bits, "new", bits, "stdc++.h.gch") && fail("store", "rename"));
    close(bits);
    return failed ? -1 : 0;
}

static int serve(struct manager *manager) {
    static struct message message;
    if (receive_message(manager->socket, &message, 0) || message.size != sizeof message.request)
        return -1;
    if (message.request.operation == MANAGER_KEEPER) {
        start_keeper(manager, message.request.number);
    } else if (message.request.operation == MANAGER_STORE_HEADER) {
        if (store_header(manager, &message)) send_failure(manager->socket);
        else send_reply(manager->socket, 0, -1);
    }
    close_message_fds(&message);
    return 0;
}

static void on_child(int signal) { (void)signal; }

/* A server that was started niced must not slow down what it measures: programs inherit this. Only
 * root may raise a priority; without it the judge is merely less steady. */
static void take_normal_priority(void) {
    sched_setscheduler(0, SCHED_OTHER, &(struct sched_param){0});
    setpriority(PRIO_PROCESS, 0, 0);
}

/* Once, before the web part could put another folder in its place: a manager that is made anew later
 * goes on with this one. It has to be the judge's own. */
static void open_headers(struct manager *manager) {
    struct stat status;
    int fd = open(manager->headers_path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    manager->headers = fd;
    manager->headers_error = errno;
    if (fd >= 0 && (fstat(fd, &status) || status.st_uid != geteuid() || status.st_mode & 022)) {
        close(fd);
        manager->headers = -1;
        manager->headers_error = EPERM;
    }
}

static int prepare(struct manager *manager) {
    /* A session of its own: a signal to Python's process group must not end the tidying up. */
    setsid();
    prctl(PR_SET_NAME, "oj-manager");
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGCHLD, &(struct sigaction){.sa_handler = on_child}, NULL);
    take_normal_priority();
    seccomp_prepare();
    if (host_root_prepare()) return -1;
    if (manager->headers < 0) {
        errno = manager->headers_error;
        return fail("store", "%s", manager->headers_path);
    }
    return cgroup_host_open(&manager->groups);
}

static int manage(struct manager *manager, int socket) {
    manager->socket = socket;
    if (prepare(manager)) {
        send_failure(socket);
        return 1;
    }
    send_reply(socket, (uint32_t)(PROTOCOL_VERSION << 8 | manager->groups.version), -1);
    struct pollfd wait = {.fd = socket, .events = POLLIN};
    for (;;) {
        int ready = poll(&wait, 1, -1);
        if (ready > 0 && serve(manager)) break;
        reap_orphans(manager);
    }
    for (int slot = 0; slot < manager->slots; slot++) end_keeper(manager, slot);
    cgroup_host_close(&manager->groups);
    reap_orphans(manager);
    return 0;
}

int main(int argc, char **argv) {
    static struct manager manager;
    if (argc < 6 || argc > 5 + MAX_SLOTS || atoi(argv[2]) != argc - 5) {
        fputs("oj-judge-keeper is started by judge_sandbox\n", stderr);
        return 2;
    }
    int control = atoi(argv[1]);
    manager.slots = atoi(argv[2]);
    manager.headers_path = argv[3];
    manager.system_root = strcmp(argv[4], "/") ? argv[4] : "";
    for (int i = 0; i < manager.slots; i++) manager.cores[i] = atoi(argv[5 + i]);
    fcntl(control, F_SETFD, FD_CLOEXEC);
    umask(022); /* headers are read by every compiler's user, whatever the server's mask is */
    open_headers(&manager);
    return guard(control, &manager, manage);
}

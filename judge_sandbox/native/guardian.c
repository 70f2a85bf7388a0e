/* The guardian: keeps root's rights for the case that the manager is killed, by the kernel for want
 * of memory or by hand, after Python has given its own away. It knows one request and parses nothing
 * else. A manager has a socket of its own to Python, so that its death is seen there at once. */
#define _GNU_SOURCE
#include "guardian.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "protocol.h"

/* How long the former manager's keepers and boxes may take to die: half a second is much. */
#define PATIENCE_MS 5000

static void on_child(int signal) { (void)signal; }

static void prepare(void) {
    /* A session of its own: a signal to Python's process group must not end it. */
    setsid();
    prctl(PR_SET_NAME, "oj-guardian");
    /* Keepers and boxes of a dead manager become its children: it knows when they are gone. */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGCHLD, &(struct sigaction){.sa_handler = on_child}, NULL);
}

/* True once no child is left. */
static int reap(void) {
    pid_t pid;
    while ((pid = waitpid(-1, NULL, WNOHANG)) > 0) {}
    return pid < 0 && errno == ECHILD;
}

/* What is left of the former one dies with it by PDEATHSIG. While it lives it holds the lock of its
 * groups, and its successor could not remove them. */
static void end_former(pid_t former) {
    if (former > 0 && waitpid(former, NULL, WNOHANG) == 0) kill(former, SIGKILL);
    for (int waited = 0; waited < PATIENCE_MS && !reap(); waited++)
        nanosleep(&(struct timespec){.tv_nsec = 1000 * 1000}, NULL);
}

static pid_t start(int control, struct manager *manager, int (*manage)(struct manager *, int)) {
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets)) {
        fail("manager", "socketpair");
        send_failure(control);
        return 0;
    }
    pid_t pid = fork();
    if (pid == 0) {
        close(control);
        close(sockets[0]);
        _exit(manage(manager, sockets[1]));
    }
    close(sockets[1]);
    if (pid < 0) {
        fail("manager", "fork");
        send_failure(control);
    } else {
        send_reply(control, (uint32_t)pid, sockets[0]);
    }
    close(sockets[0]);
    return pid;
}

int guard(int socket, struct manager *manager, int (*manage)(struct manager *, int)) {
    static struct message message;
    struct pollfd wait = {.fd = socket, .events = POLLIN};
    pid_t child = 0;
    prepare();
    for (;;) {
        int ready = poll(&wait, 1, -1);
        if (ready > 0) {
            if (receive_message(socket, &message, 0) ||
                message.size != sizeof message.request ||
                message.request.operation != GUARDIAN_MANAGER)
                break;
            close_message_fds(&message);
            end_former(child);
            child = start(socket, manager, manage);
        }
        reap();
    }
    /* Python has gone or given up: the manager sees its own socket close, and tidies up. */
    while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) {}
    return 0;
}

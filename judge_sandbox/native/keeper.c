/* The keeper of a slot. Its few operations run as root; a box's own messages never pass here. */
#define _GNU_SOURCE
#include "keeper.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#define MAX_BOXES 8
/* Without a request for so long the keeper does what can wait. */
#define QUIET_MS 2

struct keeper {
    int socket;
    const struct box_plan *plan;
    const struct cgroup_host *groups;
    uint32_t last_number;
    struct box spare[BOX_KINDS];
    struct box out[MAX_BOXES];  /* handed to Python */
    bool cannot_spare;          /* the last attempt failed; the next request tells why */
};

static int start(struct keeper *keeper, struct box *box, enum box_kind kind) {
    return box_start(box, keeper->plan, keeper->groups, kind, ++keeper->last_number);
}

static struct box *free_place(struct keeper *keeper) {
    for (int i = 0; i < MAX_BOXES; i++)
        if (!keeper->out[i].number) return &keeper->out[i];
    for (int i = 0; i < MAX_BOXES; i++)
        if (keeper->out[i].dropped) {
            box_destroy(&keeper->out[i], keeper->groups);
            return &keeper->out[i];
        }
    return NULL;
}

static int hand_out(struct keeper *keeper, uint32_t kind) {
    struct box *box = free_place(keeper);
    errno = EINVAL;
    if (kind >= BOX_KINDS || !box) return fail("request", "no such box");
    if (keeper->spare[kind].number) {
        *box = keeper->spare[kind];
        keeper->spare[kind].number = 0;
    } else if (start(keeper, box, (enum box_kind)kind)) {
        return -1;
    }
    if (box_wait_ready(box)) {
        box_destroy(box, keeper->groups);
        return -1;
    }
    int failed = send_reply(keeper->socket, box->number, box->socket);
    close(box->socket);
    box->socket = -1;
    if (failed) box_destroy(box, keeper->groups);
    return 0;
}

/* Kills at once; waiting for the end of the namespaces and removing the groups takes longer and is
 * left for a quiet moment. */
static void drop(struct keeper *keeper, uint32_t number) {
    for (int i = 0; i < MAX_BOXES; i++)
        if (number && keeper->out[i].number == number) {
            kill(keeper->out[i].pid, SIGKILL);
            keeper->out[i].dropped = true;
        }
}

/* One piece of work that can wait, never while a timed program may be running on this core: tidying
 * up after a dropped box, or making a spare. False when there is none. */
static bool do_chore(struct keeper *keeper, bool only_ask) {
    for (int i = 0; i < MAX_BOXES; i++) {
        const struct box *box = &keeper->out[i];
        if (box->number && !box->dropped && box->kind == BOX_KIND_RUN) return false;
    }
    for (int i = 0; i < MAX_BOXES; i++)
        if (keeper->out[i].dropped) {
            if (!only_ask) box_destroy(&keeper->out[i], keeper->groups);
            return true;
        }
    for (int kind = 0; kind < BOX_KINDS; kind++)
        if (!keeper->spare[kind].number && !keeper->cannot_spare) {
            if (!only_ask)
                keeper->cannot_spare = start(keeper, &keeper->spare[kind], (enum box_kind)kind) != 0;
            return true;
        }
    return false;
}

static void serve(struct keeper *keeper, const struct request *request) {
    if (request->operation == KEEPER_DROP) drop(keeper, request->number);
    if (request->operation != KEEPER_BOX) return;
    keeper->cannot_spare = false;
    if (hand_out(keeper, request->number)) send_failure(keeper->socket);
}

int keeper_main(int socket, const struct box_plan *plan, const struct cgroup_host *groups) {
    static struct message message;
    struct keeper keeper = {.socket = socket, .plan = plan, .groups = groups};
    struct pollfd wait = {.fd = socket, .events = POLLIN};
    prctl(PR_SET_NAME, "oj-keeper");
    signal(SIGCHLD, SIG_DFL);
    for (;;) {
        if (poll(&wait, 1, do_chore(&keeper, true) ? QUIET_MS : -1) == 0) {
            do_chore(&keeper, false);
            continue;
        }
        if (receive_message(socket, &message, 0) || message.size != sizeof message.request) break;
        close_message_fds(&message);
        serve(&keeper, &message.request);
    }
    for (int i = 0; i < MAX_BOXES; i++) box_destroy(&keeper.out[i], groups);
    for (int kind = 0; kind < BOX_KINDS; kind++) box_destroy(&keeper.spare[kind], groups);
    return 0;
}

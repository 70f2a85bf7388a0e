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
/* A run box is made while a compiler works. The second is for a submission that need not be compiled
 * and comes directly after another one: on groups of version 1 a new box may wait 7 ms for its init
 * to be attached. */
#define MAX_SPARES 2
static const int spares_wanted[BOX_KINDS] = {[BOX_KIND_RUN] = 2, [BOX_KIND_COMPILE] = 1};

struct keeper {
    int socket;
    const struct box_plan *plan;
    const struct cgroup_host *groups;
    uint32_t last_number;
    struct box spare[BOX_KINDS][MAX_SPARES];
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

static struct box *spare_of(struct keeper *keeper, uint32_t kind) {
    for (int i = 0; i < MAX_SPARES; i++)
        if (keeper->spare[kind][i].number) return &keeper->spare[kind][i];
    return NULL;
}

/* Where a spare is missing; one of each kind comes before a second one. */
static struct box *missing_spare(struct keeper *keeper, enum box_kind *kind) {
    for (int i = 0; i < MAX_SPARES; i++)
        for (int k = 0; k < BOX_KINDS; k++)
            if (i < spares_wanted[k] && !keeper->spare[k][i].number) {
                *kind = (enum box_kind)k;
                return &keeper->spare[k][i];
            }
    return NULL;
}

static int hand_out(struct keeper *keeper, uint32_t kind) {
    struct box *box = free_place(keeper);
    errno = EINVAL;
    if (kind >= BOX_KINDS || !box) return fail("request", "no such box");
    struct box *spare = spare_of(keeper, kind);
    if (spare) {
        *box = *spare;
        spare->number = 0;
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
    enum box_kind kind;
    struct box *spare = missing_spare(keeper, &kind);
    if (spare && !keeper->cannot_spare) {
        if (!only_ask) keeper->cannot_spare = start(keeper, spare, kind) != 0;
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
    for (int kind = 0; kind < BOX_KINDS; kind++)
        for (int i = 0; i < MAX_SPARES; i++) box_destroy(&keeper.spare[kind][i], groups);
    return 0;
}

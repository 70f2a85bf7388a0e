/* The keeper of a slot. Its few operations run as root; a box's own messages never pass here. */
#define _GNU_SOURCE
#include "keeper.h"

#include <errno.h>
#include <poll.h>
#include <sys/prctl.h>
#include <unistd.h>

#define MAX_BOXES 8

struct keeper {
    int socket;
    const struct box_plan *plan;
    const struct cgroup_host *groups;
    uint32_t last_number;
    struct box spare[BOX_KINDS];
    struct box out[MAX_BOXES];  /* handed to Python */
};

static int start(struct keeper *keeper, struct box *box, enum box_kind kind) {
    return box_start(box, keeper->plan, keeper->groups, kind, ++keeper->last_number);
}

static struct box *free_place(struct keeper *keeper) {
    for (int i = 0; i < MAX_BOXES; i++)
        if (!keeper->out[i].number) return &keeper->out[i];
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

/* Spares are made when a box comes back: then no timed program runs on this core. */
static void refill(struct keeper *keeper) {
    for (int kind = 0; kind < BOX_KINDS; kind++)
        if (!keeper->spare[kind].number) start(keeper, &keeper->spare[kind], (enum box_kind)kind);
}

static void drop(struct keeper *keeper, uint32_t number) {
    for (int i = 0; i < MAX_BOXES; i++)
        if (number && keeper->out[i].number == number) box_destroy(&keeper->out[i], keeper->groups);
}

int keeper_main(int socket, const struct box_plan *plan, const struct cgroup_host *groups) {
    static struct message message;
    struct keeper keeper = {.socket = socket, .plan = plan, .groups = groups};
    prctl(PR_SET_NAME, "oj-keeper");
    while (!receive_message(socket, &message, 0) && message.size > 0) {
        close_message_fds(&message);
        if (message.size != sizeof message.request) break;
        if (message.request.operation == KEEPER_BOX) {
            if (hand_out(&keeper, message.request.number)) send_failure(socket);
        } else if (message.request.operation == KEEPER_DROP) {
            drop(&keeper, message.request.number);
            struct pollfd next = {.fd = socket, .events = POLLIN};
            if (poll(&next, 1, 0) == 0) refill(&keeper);
        }
    }
    for (int i = 0; i < MAX_BOXES; i++) box_destroy(&keeper.out[i], groups);
    for (int kind = 0; kind < BOX_KINDS; kind++) box_destroy(&keeper.spare[kind], groups);
    return 0;
}

/* The keeper of a slot: makes its boxes, hands them to Python, keeps one spare of each kind. */
#ifndef OJ_KEEPER_H
#define OJ_KEEPER_H

#include "box.h"

int keeper_main(int socket, const struct box_plan *plan, const struct cgroup_host *groups);

#endif

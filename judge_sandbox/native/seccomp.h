/* The system call filter of a box: deny list, default allow. */
#ifndef OJ_SECCOMP_H
#define OJ_SECCOMP_H

#include "protocol.h"

/* Assembles the filters once; they are loaded later without further work. */
void seccomp_prepare(void);
/* Loads the filter of a kind of box for this process and all that it starts. -1 with last_failure. */
int seccomp_load(enum box_kind kind);

#endif

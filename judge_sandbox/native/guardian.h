/* Makes the manager, and a new one when that was killed. */
#ifndef OJ_GUARDIAN_H
#define OJ_GUARDIAN_H

struct manager;

/* Serves requests for a manager until `socket` closes; then waits for the manager's end. `manage`
 * is what a manager does with its own socket. Returns the exit code of the process. */
int guard(int socket, struct manager *manager, int (*manage)(struct manager *, int));

#endif

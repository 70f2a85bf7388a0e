/* The root directory of the manager itself. */
#ifndef OJ_HOST_ROOT_H
#define OJ_HOST_ROOT_H

/* Makes the current root directory the root of a mount namespace of our own if we were started
 * inside a chroot: the kernel makes no user namespace there (create_user_ns in user_namespace.c
 * refuses a process whose root is not that of its mount namespace). */
int host_root_prepare(void);

#endif

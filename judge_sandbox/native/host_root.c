/* Leaving a chroot without leaving its files. */
#define _GNU_SOURCE
#include "host_root.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol.h"

static int error_of_a_user_namespace(void) {
    int status;
    pid_t pid = fork();
    if (pid == 0) _exit(unshare(CLONE_NEWUSER) ? errno & 0xff : 0);
    if (pid < 0 || waitpid(pid, &status, 0) != pid) return EAGAIN;
    return WIFEXITED(status) ? WEXITSTATUS(status) : EAGAIN;
}

/* Joining one's own mount namespace anew sets the root to that of the namespace; from there the
 * old root can be bound to a place of its own and pivoted to. Everything happens in a private
 * copy of the mounts. */
static int enter_namespace_root(void) {
    int own = open("/proc/self/ns/mnt", O_RDONLY | O_CLOEXEC);
    if (own < 0) return fail("mount", "/proc/self/ns/mnt");
    int failed = setns(own, CLONE_NEWNS) ? fail("mount", "root of the mount namespace") : 0;
    close(own);
    return failed;
}

static int pivot_to(int root) {
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL)) return fail("mount", "private mounts");
    if (fchdir(root) || mount(".", "proc", NULL, MS_BIND | MS_REC, NULL) || chdir("proc"))
        return fail("mount", "bind of the root directory");
    if (syscall(SYS_pivot_root, ".", ".")) return fail("mount", "pivot_root out of the chroot");
    if (umount2(".", MNT_DETACH) || chdir("/")) return fail("mount", "leaving the old root");
    return 0;
}

int host_root_prepare(void) {
    if (error_of_a_user_namespace() != EPERM || geteuid() != 0) return 0;
    if (unshare(CLONE_NEWNS)) return fail("mount", "own mount namespace");
    /* Opened only now, so that it is a directory of the namespace that is worked on. */
    int root = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (root < 0) return fail("mount", "/");
    int failed = enter_namespace_root() || pivot_to(root) ? -1 : 0;
    close(root);
    return failed;
}

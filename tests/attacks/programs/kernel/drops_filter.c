// expected: RE
// Takes the filter off, puts a permissive one above it, and calls what it forbids.
#define _GNU_SOURCE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    struct sock_filter allow[] = {BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {1, allow};
    prctl(PR_SET_SECCOMP, 0, 0, 0, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0);
    syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
    mount("none", "/tmp", "tmpfs", 0, "");
    puts("42");
    return 0;
}

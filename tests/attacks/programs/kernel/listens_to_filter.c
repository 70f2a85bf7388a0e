// expected: RE
// Puts a filter of its own above the judge's that asks a supervisor, who would let it pass.
#define _GNU_SOURCE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mount, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {4, code};
    int supervisor = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
    if (supervisor >= 0 && fork() == 0) {
        struct seccomp_notif question = {0};
        if (ioctl(supervisor, SECCOMP_IOCTL_NOTIF_RECV, &question)) _exit(1);
        struct seccomp_notif_resp answer = {.id = question.id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};
        ioctl(supervisor, SECCOMP_IOCTL_NOTIF_SEND, &answer);
        _exit(0);
    }
    mount("none", "/tmp", "tmpfs", 0, "");
    puts("42");
    return 0;
}

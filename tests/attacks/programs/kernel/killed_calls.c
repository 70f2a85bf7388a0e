// expected: AC
// Every call that only an attacker makes ends the process that makes it.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* By number where a C library may not know the name yet: the new mount calls, pidfd_getfd,
 * process_madvise, quotactl_fd, process_mrelease, statmount, listmount, open_tree_attr. */
static const int calls[] = {
    428, 429, 430, 431, 432, 433, 442, 438, 440, 443, 448, 457, 458, 467,
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_mount, SYS_umount2,
    SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_bpf, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct,
    SYS_quotactl, SYS_syslog, SYS_vhangup, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime,
    SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_open_by_handle_at, SYS_name_to_handle_at,
    SYS_userfaultfd, SYS_fanotify_init, SYS_fanotify_mark, SYS_mknodat,
#ifdef __x86_64__
    SYS_mknod, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) {
        int status;
        pid_t child = fork();
        if (child == 0) { syscall(calls[i], 0, 0, 0, 0, 0, 0); _exit(0); }
        if (waitpid(child, &status, 0) != child) return 2;
        if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGSYS) {
            fprintf(stderr, "call %d was not killed\n", calls[i]);
            return 1;
        }
    }
    printf("%d\n", a + b); return 0;
}

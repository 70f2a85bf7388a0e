/* The system call filter as raw BPF, assembled once and inherited by every program.
 *
 * A deny list: an allow list breaks with each new libc or JDK. Three answers:
 *   kill    what only an attacker calls
 *   ENOSYS  what runtimes probe for and can do without
 *   EPERM   what is a channel between programs or a way out of the pinning
 * The box does not rest on this alone: no capability, no device, no network, no host uid. */
#define _GNU_SOURCE
#include "seccomp.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the filter knows x86-64 and aarch64"
#endif

/* Numbers newer than some C libraries; equal on all architectures since 5.1. */
#define NR_IO_URING_SETUP 425
#define NR_OPEN_TREE 428
#define NR_MOVE_MOUNT 429
#define NR_FSOPEN 430
#define NR_FSCONFIG 431
#define NR_FSMOUNT 432
#define NR_FSPICK 433
#define NR_CLONE3 435
#define NR_PIDFD_GETFD 438
#define NR_PROCESS_MADVISE 440
#define NR_MOUNT_SETATTR 442
#define NR_QUOTACTL_FD 443
#define NR_LANDLOCK_CREATE_RULESET 444
#define NR_MEMFD_SECRET 447
#define NR_PROCESS_MRELEASE 448
#define NR_SET_MEMPOLICY_HOME_NODE 450
#define NR_STATMOUNT 457
#define NR_LISTMOUNT 458
#define NR_OPEN_TREE_ATTR 467

static const int killed[] = {
    __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_kcmp, NR_PIDFD_GETFD,
    NR_PROCESS_MADVISE, NR_PROCESS_MRELEASE,
    __NR_mount, __NR_umount2, __NR_pivot_root, __NR_chroot, NR_OPEN_TREE, NR_MOVE_MOUNT, NR_FSOPEN,
    NR_FSCONFIG, NR_FSMOUNT, NR_FSPICK, NR_MOUNT_SETATTR, NR_STATMOUNT, NR_LISTMOUNT,
    NR_OPEN_TREE_ATTR,
    __NR_unshare, __NR_setns,
    __NR_bpf, __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_kexec_load,
    __NR_kexec_file_load, __NR_reboot, __NR_swapon, __NR_swapoff, __NR_acct, __NR_quotactl,
    NR_QUOTACTL_FD, __NR_syslog, __NR_vhangup,
    __NR_settimeofday, __NR_clock_settime, __NR_clock_adjtime, __NR_adjtimex,
    __NR_sethostname, __NR_setdomainname,
    __NR_open_by_handle_at, __NR_name_to_handle_at, __NR_userfaultfd, __NR_fanotify_init,
    __NR_fanotify_mark, __NR_mknodat, __NR_lookup_dcookie, __NR_nfsservctl,
#if defined(__x86_64__)
    __NR_mknod, __NR_iopl, __NR_ioperm, __NR_uselib, __NR_ustat, __NR_sysfs, __NR__sysctl,
    __NR_create_module, __NR_get_kernel_syms, __NR_query_module, __NR_modify_ldt,
#endif
};

static const int absent[] = {
    NR_IO_URING_SETUP, NR_IO_URING_SETUP + 1, NR_IO_URING_SETUP + 2, NR_CLONE3,
    __NR_perf_event_open, __NR_keyctl, __NR_add_key, __NR_request_key,
    __NR_shmget, __NR_shmat, __NR_shmctl, __NR_shmdt, __NR_semget, __NR_semop, __NR_semctl,
    __NR_semtimedop, __NR_msgget, __NR_msgsnd, __NR_msgrcv, __NR_msgctl,
    __NR_mq_open, __NR_mq_unlink, __NR_mq_timedsend, __NR_mq_timedreceive, __NR_mq_notify,
    __NR_mq_getsetattr,
    __NR_mbind, __NR_set_mempolicy, __NR_migrate_pages, __NR_move_pages,
    NR_SET_MEMPOLICY_HOME_NODE, NR_MEMFD_SECRET, NR_LANDLOCK_CREATE_RULESET,
    NR_LANDLOCK_CREATE_RULESET + 1, NR_LANDLOCK_CREATE_RULESET + 2,
    __NR_inotify_init1,
#if defined(__x86_64__)
    __NR_inotify_init,
#endif
    __NR_io_setup, __NR_io_submit, __NR_io_destroy, __NR_io_getevents, __NR_io_cancel,
};

/* Answered with success and not done: they make the neighbour wait for the disk, and whatever a
 * box can write lies in memory. */
static const int without_effect[] = {__NR_sync, __NR_syncfs, __NR_fsync, __NR_fdatasync,
                                     __NR_sync_file_range, __NR_fadvise64, __NR_readahead};

static const int forbidden[] = {
    __NR_sched_setaffinity, __NR_sched_setscheduler, __NR_sched_setparam, __NR_sched_setattr,
    __NR_ioprio_set,
};

/* fcntl commands that lock or lease: a filter cannot see which file is meant, and the files of
 * the system are the same inodes in every box. */
static const int locking[] = {F_SETLK, F_SETLKW, F_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_OFD_GETLK,
                              F_SETLEASE, F_GETLEASE, F_NOTIFY};

static const int terminal[] = {0x5412 /* TIOCSTI */, 0x541C /* TIOCLINUX */,
                               0x541E /* TIOCSSERIAL */, 0x5423 /* TIOCSETD */};

#define PRCTL_SCHED_CORE 62 /* 5.14 */
#define NAMESPACE_FLAGS (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | \
                         CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)
#define MAX_INSTRUCTIONS 400
#define COUNT(list) (sizeof(list) / sizeof *(list))

struct program { struct sock_filter code[MAX_INSTRUCTIONS]; unsigned short length; };
static struct program programs[BOX_KINDS];

static void emit(struct program *program, struct sock_filter instruction) {
    if (program->length < MAX_INSTRUCTIONS) program->code[program->length++] = instruction;
}

static void load(struct program *program, unsigned offset) {
    emit(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset));
}

static void answer(struct program *program, unsigned action) {
    emit(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

static void answer_if_equal(struct program *program, unsigned value, unsigned action) {
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
    answer(program, action);
}

static void answer_list(struct program *program, const int *numbers, size_t count,
                        unsigned action) {
    for (size_t i = 0; i < count; i++) answer_if_equal(program, (unsigned)numbers[i], action);
}

/* Opens a block for one system call; end_block patches the jump over it. */
static unsigned short begin_block(struct program *program, unsigned number, unsigned offset) {
    unsigned short at = program->length;
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 0));
    load(program, offset);
    return at;
}

static void end_block(struct program *program, unsigned short at) {
    answer(program, SECCOMP_RET_ALLOW);
    program->code[at].jf = (unsigned char)(program->length - at - 1);
}

#define ARGUMENT(n) ((unsigned)(offsetof(struct seccomp_data, args) + 8 * (n)))
#define EPERM_ANSWER (SECCOMP_RET_ERRNO | EPERM)

static void checked_calls(struct program *program, enum box_kind kind) {
    unsigned short at = begin_block(program, __NR_clone, ARGUMENT(0));
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NAMESPACE_FLAGS, 0, 1));
    answer(program, SECCOMP_RET_KILL_PROCESS);
    end_block(program, at);

    at = begin_block(program, __NR_socket, ARGUMENT(0));
    answer_if_equal(program, AF_UNIX, SECCOMP_RET_ALLOW);
    answer(program, EPERM_ANSWER);
    end_block(program, at);

    at = begin_block(program, __NR_socketpair, ARGUMENT(0));
    answer_if_equal(program, AF_UNIX, SECCOMP_RET_ALLOW);
    answer(program, EPERM_ANSWER);
    end_block(program, at);

    at = begin_block(program, __NR_prctl, ARGUMENT(0));
    answer_if_equal(program, PRCTL_SCHED_CORE, EPERM_ANSWER);
    end_block(program, at);

#if defined(__x86_64__)
    at = begin_block(program, __NR_setrlimit, ARGUMENT(0));
    answer_if_equal(program, RLIMIT_CORE, EPERM_ANSWER);
    end_block(program, at);
#endif

    at = begin_block(program, __NR_ioctl, ARGUMENT(1));
    answer_list(program, terminal, COUNT(terminal), EPERM_ANSWER);
    end_block(program, at);

    at = begin_block(program, __NR_personality, ARGUMENT(0));
    answer_if_equal(program, 0xffffffff, SECCOMP_RET_ALLOW);
    answer_if_equal(program, ADDR_NO_RANDOMIZE, SECCOMP_RET_ALLOW);
    answer(program, EPERM_ANSWER);
    end_block(program, at);

    /* Another process, or oneself by number, is named by the first argument: only 0 is harmless
     * because the student may share its uid with the box's init. */
    at = begin_block(program, __NR_prlimit64, ARGUMENT(0));
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
    answer(program, EPERM_ANSWER);
    load(program, ARGUMENT(1));
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, RLIMIT_CORE, 0, 5));
    load(program, ARGUMENT(2));
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2));
    load(program, ARGUMENT(2) + 4);
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
    answer(program, EPERM_ANSWER);
    end_block(program, at);

    if (kind == BOX_KIND_COMPILE) return;
    at = begin_block(program, __NR_fcntl, ARGUMENT(1));
    answer_list(program, locking, COUNT(locking), EPERM_ANSWER);
    end_block(program, at);
    answer_if_equal(program, __NR_flock, EPERM_ANSWER);
}

static void assemble(struct program *program, enum box_kind kind) {
    program->length = 0;
    load(program, offsetof(struct seccomp_data, arch));
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0));
    answer(program, SECCOMP_RET_KILL_PROCESS);
    load(program, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    /* x32 calls have bit 30 set; -1 is what a tracer leaves behind and has no meaning here. */
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    answer(program, SECCOMP_RET_KILL_PROCESS);
#endif
    answer_list(program, killed, COUNT(killed), SECCOMP_RET_KILL_PROCESS);
    answer_list(program, absent, COUNT(absent), SECCOMP_RET_ERRNO | ENOSYS);
    answer_list(program, without_effect, COUNT(without_effect), SECCOMP_RET_ERRNO);
    answer_list(program, forbidden, COUNT(forbidden), EPERM_ANSWER);
    checked_calls(program, kind);
    answer(program, SECCOMP_RET_ALLOW);
}

void seccomp_prepare(void) {
    for (int kind = 0; kind < BOX_KINDS; kind++) assemble(&programs[kind], (enum box_kind)kind);
}

int seccomp_load(enum box_kind kind) {
    struct sock_fprog program = {.len = programs[kind].length, .filter = programs[kind].code};
    if (programs[kind].length >= MAX_INSTRUCTIONS) {
        errno = ENOSPC;
        return fail("seccomp", "the filter is too long");
    }
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return fail("seccomp", "no_new_privs");
    /* SPEC_ALLOW: kernels before 5.16 otherwise slow every filtered program. */
    if (syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program))
        return fail("seccomp", "loading the filter");
    return 0;
}

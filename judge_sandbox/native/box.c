/* Making and destroying boxes: clone, id maps, groups, privileges of the init. */
#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "group_files.h"
#include "seccomp.h"

#define BOX_NAMESPACES (CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | \
                        CLONE_NEWUTS)

static int write_file(pid_t pid, const char *file, const char *text) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, file);
    return group_write(AT_FDCWD, path, text);
}

static int write_id_maps(pid_t pid, const struct box_plan *plan) {
    char map[96];
    if (plan->single_user) {
        /* Without root only the own uid can be mapped, and only with setgroups switched off. */
        snprintf(map, sizeof map, "%d %u 1\n", STUDENT_UID, (unsigned)plan->student_uid);
        if (write_file(pid, "setgroups", "deny")) return fail("user_namespace", "setgroups");
    } else {
        snprintf(map, sizeof map, "0 %u 1\n%d %u 1\n", (unsigned)plan->init_uid, STUDENT_UID,
                 (unsigned)plan->student_uid);
    }
    if (write_file(pid, "uid_map", map)) return fail("user_namespace", "uid_map");
    if (write_file(pid, "gid_map", map)) return fail("user_namespace", "gid_map");
    return 0;
}

/* What the init keeps inside its user namespace: none of it reaches the host. CHECKPOINT_RESTORE
 * (40) lets it reset the numbering of processes between runs; SYS_PTRACE lets it read the
 * accounting of processes that hidepid hides; SYS_ADMIN, the last, lets it give each program of
 * version 2 a group namespace. */
static int keep_few_capabilities(int group_version) {
    static const int kept[] = {CAP_CHOWN, CAP_DAC_OVERRIDE, CAP_FOWNER, CAP_KILL, CAP_SETUID,
                               CAP_SETGID, CAP_SYS_PTRACE, 40 /* CAP_CHECKPOINT_RESTORE */,
                               CAP_SYS_ADMIN};
    size_t count = sizeof kept / sizeof *kept - (group_version == 1);
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct now[2] = {0}, wanted[2] = {0};
    if (syscall(__NR_capget, &header, now)) return fail("capabilities", "capget");
    for (size_t i = 0; i < count; i++)
        wanted[kept[i] / 32].permitted |= 1u << (kept[i] % 32);
    for (int i = 0; i < 2; i++) {
        wanted[i].permitted &= now[i].permitted;
        wanted[i].effective = wanted[i].permitted;
    }
    if (syscall(__NR_capset, &header, wanted)) return fail("capabilities", "capset");
    return 0;
}

static int become_init(const struct box_plan *plan, enum box_kind kind, int *headers,
                       int group_version, int *proc) {
    if (plan->core >= 0) {
        cpu_set_t core;
        CPU_ZERO(&core);
        CPU_SET(plan->core, &core);
        /* Not every core need be ours (containers); the judge is only less steady without it. */
        sched_setaffinity(0, sizeof core, &core);
    }
    if (!plan->single_user &&
        (setresgid(0, 0, 0) || setgroups(0, NULL) || setresuid(0, 0, 0)))
        return fail("user_namespace", "becoming the box's root");
    /* Without root the directory is cloned in here, by the right of this namespace. */
    if (plan->single_user && kind == BOX_KIND_COMPILE)
        *headers = box_clone_directory(AT_FDCWD, plan->headers_path);
    /* Its path would tell the judge's process and how many boxes there were. Where groups are
     * mounted with nsdelegate, version 2 refuses births outside of one's own group namespace, and
     * init's group is not above those of programs: there each program gets one (run.c). */
    if (group_version == 1 && unshare(CLONE_NEWCGROUP)) return fail("namespace", "cgroup");
    if (box_enter_root(plan->system_root, kind, *headers >= 0, proc)) return -1;
    if (sethostname("box", 3)) return fail("namespace", "sethostname");
    /* A core_pattern that pipes ignores the limit 0; only 1 keeps the host's handler away. Here,
     * because the filter forbids programs to change it. */
    setrlimit(RLIMIT_CORE, &(struct rlimit){1, 1});
    /* Steadier times; inherited by every program of the box. */
    personality(ADDR_NO_RANDOMIZE);
    if (prctl(PR_SET_DUMPABLE, 0) || prctl(PR_SET_PDEATHSIG, SIGKILL))
        return fail("namespace", "prctl");
    return keep_few_capabilities(group_version);
}

/* A copy of another box's socket in here would hide from either side that the other is gone. */
static void close_all_but(const int *kept, size_t count) {
    for (int fd = 3; fd < 1024; fd++) {
        bool keep = false;
        for (size_t i = 0; i < count; i++) keep |= kept[i] == fd;
        if (!keep) close(fd);
    }
}

/* The child side: waits for its maps and group, builds itself, reports, serves. */
static int box_child(int setup, int socket, struct cgroup_box *group, const struct box_plan *plan,
                     enum box_kind kind, int headers) {
    char go;
    const int kept[] = {setup, socket, headers, group->directory, group->limit, group->swap_limit,
                        group->usage, group->peak, group->oom, group->cpu, group->pids, group->stat};
    close_all_but(kept, sizeof kept / sizeof *kept);
    prctl(PR_SET_NAME, "oj-box");
    if (read(setup, &go, 1) != 1) return 1;
    /* Must be opened before the host's /proc goes away; the kernel checks rights at each write. */
    int last_pid = open("/proc/sys/kernel/ns_last_pid", O_WRONLY | O_CLOEXEC);
    int proc = -1;
    int failed = become_init(plan, kind, &headers, group->version, &proc);
    /* Version 1: one filter for init and programs, loaded once. Version 2: init needs clone3,
     * which the filter hides, so each program loads it. */
    if (!failed && group->version == 1) failed = seccomp_load(kind);
    if (failed) {
        send_failure(setup);
        return 1;
    }
    send_reply(setup, 0, -1);
    close(setup);
    if (headers >= 0) dup3(headers, HEADERS_FD, O_CLOEXEC);
    return init_main(socket, group, plan, kind, last_pid, proc);
}

static pid_t clone_box(int *pidfd, int into_group) {
    struct clone_args arguments = {
        .flags = BOX_NAMESPACES | CLONE_PIDFD, .pidfd = (uint64_t)(uintptr_t)pidfd,
        .exit_signal = SIGCHLD};
    if (into_group >= 0) {
        arguments.flags |= CLONE_INTO_CGROUP;
        arguments.cgroup = (uint64_t)into_group;
    }
    return (pid_t)syscall(__NR_clone3, &arguments, sizeof arguments);
}

int box_start(struct box *box, const struct box_plan *plan, const struct cgroup_host *groups,
              enum box_kind kind, uint32_t number) {
    struct cgroup_box group;
    int sockets[2] = {-1, -1}, setup[2] = {-1, -1}, init_group = -1, headers = -1;
    *box = (struct box){.kind = kind, .pidfd = -1, .socket = -1, .setup = -1};
    snprintf(box->group, sizeof box->group, "slot%d-box%u", plan->slot, number);
    if (cgroup_box_create(groups, &group, box->group, plan->init_uid)) goto failed;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) ||
        socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, setup)) {
        fail("namespace", "socketpair");
        goto failed;
    }
    if (groups->version == 2) {
        init_group = openat(group.directory, "init", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (init_group < 0) {
            fail("cgroup_create", "the init's leaf");
            goto failed;
        }
    }
    if (kind == BOX_KIND_COMPILE && !plan->single_user)
        headers = box_clone_directory(plan->headers, "");
    box->pid = clone_box(&box->pidfd, init_group);
    if (box->pid == 0) _exit(box_child(setup[1], sockets[1], &group, plan, kind, headers));
    if (box->pid < 0) {
        box->pid = 0;
        fail("namespace", "clone of the box's namespaces");
        goto failed;
    }
    box->number = number;
    box->socket = sockets[0];
    box->setup = setup[0];
    close(sockets[1]);
    close(setup[1]);
    if (init_group >= 0) close(init_group);
    if (headers >= 0) close(headers);
    cgroup_box_forget(&group);
    /* Only root may; when the box's memory runs out, a program must be killed and never its init. */
    write_file(box->pid, "oom_score_adj", "-1000");
    if (write_id_maps(box->pid, plan) ||
        (groups->version == 1 && cgroup_box_adopt(groups, &group, box->pid)) ||
        send_bytes(box->setup, "g", 1, -1)) {
        box_destroy(box, groups);
        return -1;
    }
    return 0;
failed:
    for (int i = 0; i < 2; i++) {
        if (sockets[i] >= 0) close(sockets[i]);
        if (setup[i] >= 0) close(setup[i]);
    }
    if (init_group >= 0) close(init_group);
    if (headers >= 0) close(headers);
    cgroup_box_forget(&group);
    cgroup_box_remove(groups, box->group);
    return -1;
}

int box_wait_ready(struct box *box) {
    struct reply reply;
    ssize_t got;
    do {
        got = recv(box->setup, &reply, sizeof reply, 0);
    } while (got < 0 && errno == EINTR);
    close(box->setup);
    box->setup = -1;
    if (got != sizeof reply) {
        errno = ECHILD;
        return fail("namespace", "the box ended while it was built");
    }
    if (!reply.status) return 0;
    last_failure.error = (int)reply.status;
    memcpy(last_failure.stage, reply.stage, sizeof last_failure.stage);
    memcpy(last_failure.text, reply.text, sizeof last_failure.text);
    return -1;
}

/* The death of PID 1 takes every process of the box with it; waiting for it proves that. */
void box_destroy(struct box *box, const struct cgroup_host *groups) {
    if (!box->number) return;
    kill(box->pid, SIGKILL);
    while (waitpid(box->pid, NULL, 0) < 0 && errno == EINTR) {}
    if (box->pidfd >= 0) close(box->pidfd);
    if (box->socket >= 0) close(box->socket);
    if (box->setup >= 0) close(box->setup);
    cgroup_box_remove(groups, box->group);
    box->number = 0;
    box->dropped = false;
}

// expected: AC
// Keeps secrets in the kernel for the next run: keys, SysV and POSIX objects.
#define _GNU_SOURCE
#include <fcntl.h>
#include <mqueue.h>
#include <stdio.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    for (int ring = -1; ring >= -8; ring--)
        if (syscall(SYS_add_key, "user", "answer", "42", 2, ring) > 0) return 1;
    if (syscall(SYS_request_key, "user", "answer", NULL, -3) > 0 || syscall(SYS_keyctl, 0, -3, 1) > 0) return 2;
    if (shmget(42, 4096, IPC_CREAT | 0600) >= 0 || semget(42, 1, IPC_CREAT | 0600) >= 0) return 3;
    if (msgget(42, IPC_CREAT | 0600) >= 0 || mq_open("/answer", O_RDWR | O_CREAT, 0600, NULL) >= 0) return 4;
    printf("%d\n", a + b); return 0;
}

// expected: AC
// Threads end at the limit of processes.
#define _GNU_SOURCE
#include <stdio.h>
#include <pthread.h>
#include <unistd.h>
static void *idle(void *none) { for (;;) pause(); return none; }

int main(void) {
    int a, b; if (scanf("%d%d", &a, &b) != 2) return 1;
    pthread_t thread;
    int started = 0;
    while (started < 100000 && !pthread_create(&thread, NULL, idle, NULL)) started++;
    if (started > 200) return 1;
    printf("%d\n", a + b); return 0;
}

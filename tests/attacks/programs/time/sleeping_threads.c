// expected: TLE
// A hundred threads that only sleep.
#define _GNU_SOURCE
#include <pthread.h>
#include <time.h>
static void *sleeper(void *none) {
    for (;;) nanosleep(&(struct timespec){.tv_sec = 10}, NULL);
    return none;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < 100; i++)
        if (pthread_create(&thread, NULL, sleeper, NULL)) return 1;
    pthread_join(thread, NULL);
    return 0;
}

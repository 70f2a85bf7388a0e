// expected: TLE
// limits: 300 ms, 64 MB
// A thread starts the program anew again and again: the first thread's accounting goes with it.
#define _GNU_SOURCE
#include <pthread.h>
#include <unistd.h>
static void *again(void *none) {
    for (volatile int i = 0; i < 3000000; i++) {}
    execl("/w/main", "main", NULL);
    return none;
}

int main(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, again, NULL)) return 1;
    pthread_join(thread, NULL);
    return 1;
}

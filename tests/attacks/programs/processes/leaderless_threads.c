// expected: TLE
// limits: 300 ms, 64 MB
// The first thread ends and is a zombie; another goes on.
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
static void *spin(void *none) { for (volatile long i = 0;; i++) {} return none; }

int main(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, spin, NULL)) return 1;
    pthread_exit(NULL);
}

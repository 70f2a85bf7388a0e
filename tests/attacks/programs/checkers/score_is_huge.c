// expected: SE
// convention: kattis
// The file of its score is sixteen megabytes of nothing.
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int count, char **words) {
    char name[256];
    snprintf(name, sizeof name, "%s/score.txt", words[count > 3 ? 3 : 0]);
    return ftruncate(open(name, O_CREAT | O_WRONLY, 0600), 1 << 24) ? 43 : 42;
}

// expected: SE
// convention: kattis
// The file of its score is a directory.
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int count, char **words) {
    char name[256];
    snprintf(name, sizeof name, "%s/score.txt", words[count > 3 ? 3 : 0]);
    return mkdir(name, 0700) ? 43 : 42;
}

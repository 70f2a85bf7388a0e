// expected: SE
// Mounts.
#include <sys/mount.h>

int main(void) { mount("none", "/tmp", "tmpfs", 0, ""); return 100; }

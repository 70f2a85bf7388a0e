/* Cleaning /w and /tmp between two runs of one submission, or admitting that it cannot be done. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include "files.h"
#include "protocol.h"

/* A tree beyond these is thrown away with its box: that is quicker, and safe for any tree. */
#define MAX_DEPTH 32
#define MAX_REMOVED 6000

static void free_counts(int directory, uint64_t *inodes, uint64_t *blocks) {
    struct statfs status;
    *inodes = *blocks = 0;
    if (fstatfs(directory, &status)) return;
    *inodes = status.f_ffree;
    *blocks = status.f_bfree;
}

int places_open(struct places *places) {
    memset(places, 0, sizeof *places);
    places->work = open("/w", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    places->temporary = open("/tmp", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (places->work < 0 || places->temporary < 0) return fail("mount", "work directories");
    places_remember(places);
    return 0;
}

void places_remember(struct places *places) {
    free_counts(places->work, &places->work_inodes, &places->work_blocks);
    free_counts(places->temporary, &places->temporary_inodes, &places->temporary_blocks);
}

/* Counting free inodes and blocks tells in a fifth of a microsecond whether anything was left. */
bool places_changed(const struct places *places) {
    uint64_t inodes, blocks;
    free_counts(places->work, &inodes, &blocks);
    if (inodes != places->work_inodes || blocks != places->work_blocks) return true;
    free_counts(places->temporary, &inodes, &blocks);
    return inodes != places->temporary_inodes || blocks != places->temporary_blocks;
}

uint64_t places_growth(const struct places *places) {
    uint64_t inodes, work, temporary;
    free_counts(places->work, &inodes, &work);
    free_counts(places->temporary, &inodes, &temporary);
    uint64_t pages = 0;
    if (work < places->work_blocks) pages += places->work_blocks - work;
    if (temporary < places->temporary_blocks) pages += places->temporary_blocks - temporary;
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static bool is_kept(const struct places *places, const char *name) {
    for (int i = 0; i < places->kept_count; i++)
        if (!strcmp(places->kept[i], name)) return true;
    return false;
}

/* Empties a directory, which it closes. `keep` is NULL below the top of /w. */
static int empty(int directory, const struct places *keep, int depth, int *removed) {
    DIR *listing = fdopendir(directory);
    if (!listing) {
        close(directory);
        return -1;
    }
    int failed = 0;
    struct dirent *entry;
    while (!failed && (entry = readdir(listing))) {
        const char *name = entry->d_name;
        if (!strcmp(name, ".") || !strcmp(name, "..")) continue;
        if (keep && is_kept(keep, name)) continue;
        if (++*removed > MAX_REMOVED) failed = -1;
        else if (!unlinkat(dirfd(listing), name, 0)) continue;
        else if (errno != EISDIR || depth >= MAX_DEPTH) failed = -1;
        else {
            int below = openat(dirfd(listing), name,
                               O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            failed = below < 0 || empty(below, NULL, depth + 1, removed) ||
                     unlinkat(dirfd(listing), name, AT_REMOVEDIR) ? -1 : 0;
        }
    }
    closedir(listing);
    return failed;
}

int places_clean(struct places *places) {
    int removed = 0;
    int work = openat(places->work, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int temporary = openat(places->temporary, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int failed = work < 0 || empty(work, places, 0, &removed);
    failed |= temporary < 0 || empty(temporary, NULL, 0, &removed);
    /* The directories themselves are init's: a program can change neither mode nor owner. */
    return failed || places_changed(places) ? -1 : 0;
}

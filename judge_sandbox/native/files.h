/* Files that go into and come out of a box, by descriptor. All runs inside the box's init. */
#ifndef OJ_FILES_H
#define OJ_FILES_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define MAX_KEPT 64

/* What /w and /tmp look like when they are clean. */
struct places {
    int work, temporary;                 /* directory descriptors */
    char kept[MAX_KEPT][128];            /* names that Python put into /w */
    int kept_count;
    uint64_t work_inodes, work_blocks, temporary_inodes, temporary_blocks;  /* free */
};

int places_open(struct places *places);
void places_remember(struct places *places);
bool places_changed(const struct places *places);
/* Bytes that /w and /tmp hold beyond the clean state. */
uint64_t places_growth(const struct places *places);
/* Removes all that a run left. -1 when it will not come clean. */
int places_clean(struct places *places);

/* Copies `from` into a new file `name` of `directory`, owned as given. */
int file_put(int directory, const char *name, int from, mode_t mode, uid_t owner);
/* Copies a regular file with one link, reached without following any link, into `to`.
 * Returns an enum output_file, or -1. */
int file_fetch(int directory, const char *path, int to, uint64_t limit);

#endif

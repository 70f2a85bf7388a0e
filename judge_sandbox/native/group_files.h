/* The small text files by which a group is asked and told. Where a number is read, 0 stands for a
 * file that cannot be read. */
#ifndef OJ_GROUP_FILES_H
#define OJ_GROUP_FILES_H

#include <stddef.h>
#include <stdint.h>

int group_write(int directory, const char *file, const char *text);
int group_write_path(const char *path, const char *file, const char *text);
int group_write_number(int fd, uint64_t number);
/* Ends the text with 0; an empty one where nothing could be read, and -1. */
int group_read(int fd, char *text, size_t size);
uint64_t group_number(int fd);
/* The value after `key` in a file of "key value" lines. */
uint64_t group_field(int fd, const char *key);

#endif

/* Messages between the Python side and the native side.
 *
 * Four kinds of SOCK_SEQPACKET sockets, one message a packet, native byte order:
 *   guardian socket  Python -> guardian  make a manager, in place of one that has died
 *   manager socket   Python -> manager   make a keeper for a slot, store a precompiled header
 *   keeper socket    Python -> keeper    hand out a box, drop a box
 *   box socket       Python -> box init  put a file, run a program, get a file, cancel, ask a running
 *                                        program's progress, shorten its wall time, make a
 *                                        directory, clean up
 * The Python mirror of these structs is judge_sandbox/running/protocol.py and run_messages.py. */
#ifndef OJ_PROTOCOL_H
#define OJ_PROTOCOL_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define PROTOCOL_VERSION 4
#define MAX_MESSAGE 65536
#define MAX_FDS 16
#define MAX_ARGUMENTS 128

enum guardian_operation { GUARDIAN_MANAGER = 1 };
enum manager_operation { MANAGER_KEEPER = 1, MANAGER_STORE_HEADER = 2 };
enum keeper_operation { KEEPER_BOX = 1, KEEPER_DROP = 2 };
enum box_operation { BOX_PUT = 1, BOX_RUN = 2, BOX_GET = 3, BOX_CANCEL = 4, BOX_DIRECTORY = 5,
                     BOX_CLEAN = 6, BOX_PROGRESS = 7, BOX_WALL = 8 };

enum box_kind { BOX_KIND_RUN = 0, BOX_KIND_COMPILE = 1, BOX_KINDS = 2 };

struct request {
    uint32_t operation;
    uint32_t number;  /* slot, box kind, box number or file mode, by operation */
    uint64_t amount;  /* size limit in bytes or time in ns, by operation */
    char name[128];   /* file name, by operation */
};

/* status is 0 or an errno; stage names the step that failed (see remedies.py). */
struct reply {
    uint32_t status;
    uint32_t number;
    char stage[32];
    char text[216];
};

enum run_flags { RUN_KEEP_FILES = 1, RUN_INPUT_FILE = 2, RUN_OUTPUT_FILE = 4 };

/* Followed by argc + envc strings, then the input and output file names that the flags announce,
 * all closed by NUL. Descriptors: stdin, stdout, stderr, then input and output file contents, then
 * `extra_fds` more, which the program sees as 3, 4, 5 ...
 * written_limit: bytes that the main process may write, standard error not counted; 0 = no limit. */
struct run_request {
    uint32_t operation;
    uint32_t flags;
    uint64_t cpu_ns, wall_ns, idle_ns;
    uint64_t memory_bytes, stack_bytes, file_bytes, written_limit;
    uint32_t processes, open_files;
    uint32_t argc, envc;
    uint32_t extra_fds, unused;
};

enum run_end { END_ITSELF = 0, END_CPU = 1, END_WALL = 2, END_IDLE = 3, END_CANCELLED = 4,
               END_MEMORY = 5, END_WRITTEN = 6 };
enum output_file { OUTPUT_FILE_NONE = 0, OUTPUT_FILE_COPIED = 1, OUTPUT_FILE_REFUSED = 2,
                   OUTPUT_FILE_TOO_LONG = 3 };

struct run_report {
    uint32_t status;     /* 0, or the errno of a set-up step: then nothing below is a result */
    uint32_t end;        /* enum run_end */
    uint32_t exit_code;  /* when signal is 0 */
    uint32_t signal;
    uint64_t cpu_ns, wall_ns, memory_bytes, queue_ns;
    uint32_t oom_kills;
    uint32_t leftovers;  /* 1 when processes had to be killed after the main one ended */
    uint32_t unclean;    /* 1 when the box must be thrown away */
    uint32_t output_file;
    uint64_t ended_ns;   /* monotonic clock, when the end of the main process was seen */
    char stage[32];
};

struct message {
    ssize_t size;
    int fds[MAX_FDS];
    int fd_count;
    union {
        char bytes[MAX_MESSAGE];
        struct request request;
        struct run_request run;
    };
};

/* Receives one message; size 0 means that the other side is gone. -1 on error. */
int receive_message(int socket, struct message *message, int flags);
void close_message_fds(struct message *message);
int send_bytes(int socket, const void *bytes, size_t size, int fd);
int send_reply(int socket, uint32_t number, int fd);
int send_failure(int socket);

/* The last failure of this process: where and why, for the reply. Always returns -1. */
struct failure { int error; char stage[32]; char text[216]; };
extern struct failure last_failure;
int fail(const char *stage, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif

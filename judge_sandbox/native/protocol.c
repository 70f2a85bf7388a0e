/* Sending and receiving of messages and descriptors. */
#define _GNU_SOURCE
#include "protocol.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct failure last_failure;

int fail(const char *stage, const char *format, ...) {
    int error = errno ? errno : EIO;
    char detail[160];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(detail, sizeof detail, format, arguments);
    va_end(arguments);
    last_failure.error = error;
    snprintf(last_failure.stage, sizeof last_failure.stage, "%s", stage);
    snprintf(last_failure.text, sizeof last_failure.text, "%s: %s", detail, strerror(error));
    return -1;
}

int receive_message(int socket, struct message *message, int flags) {
    char control[CMSG_SPACE(sizeof(int) * MAX_FDS)];
    struct iovec part = {message->bytes, sizeof message->bytes - 1};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1,
                            .msg_control = control, .msg_controllen = sizeof control};
    message->fd_count = 0;
    do {
        message->size = recvmsg(socket, &header, MSG_CMSG_CLOEXEC | flags);
    } while (message->size < 0 && errno == EINTR);
    if (message->size < 0) {
        if (errno == ECONNRESET) message->size = 0;
        return message->size == 0 ? 0 : -1;
    }
    for (struct cmsghdr *c = CMSG_FIRSTHDR(&header); c; c = CMSG_NXTHDR(&header, c)) {
        if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS) continue;
        int count = (int)((c->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        memcpy(message->fds, CMSG_DATA(c), sizeof(int) * (size_t)count);
        message->fd_count = count;
    }
    message->bytes[message->size] = 0;
    if (header.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) {
        close_message_fds(message);
        errno = EMSGSIZE;
        return -1;
    }
    return 0;
}

void close_message_fds(struct message *message) {
    for (int i = 0; i < message->fd_count; i++)
        if (message->fds[i] >= 0) close(message->fds[i]);
    message->fd_count = 0;
}

int send_bytes(int socket, const void *bytes, size_t size, int fd) {
    char control[CMSG_SPACE(sizeof(int))] = {0};
    struct iovec part = {(void *)bytes, size};
    struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1};
    if (fd >= 0) {
        header.msg_control = control;
        header.msg_controllen = sizeof control;
        struct cmsghdr *c = CMSG_FIRSTHDR(&header);
        c->cmsg_level = SOL_SOCKET;
        c->cmsg_type = SCM_RIGHTS;
        c->cmsg_len = CMSG_LEN(sizeof fd);
        memcpy(CMSG_DATA(c), &fd, sizeof fd);
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &header, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent < 0 ? -1 : 0;
}

int send_reply(int socket, uint32_t number, int fd) {
    struct reply reply = {.number = number};
    return send_bytes(socket, &reply, sizeof reply, fd);
}

int send_failure(int socket) {
    struct reply reply = {.status = (uint32_t)(last_failure.error ? last_failure.error : EIO)};
    memcpy(reply.stage, last_failure.stage, sizeof reply.stage);
    memcpy(reply.text, last_failure.text, sizeof reply.text);
    return send_bytes(socket, &reply, sizeof reply, -1);
}

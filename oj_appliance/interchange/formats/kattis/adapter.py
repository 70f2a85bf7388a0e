"""Packs a checker or interactor of HOJ or testlib so that it runs as an ICPC output validator.

The packed program is one source: an adapter, then the author's code as it was. The adapter runs
before main, in a constructor, which glibc gives the arguments of main. There it divides the
process: the child gets its arguments in the order that the author's code knows and goes on to
main; the parent waits for it and ends with 42 or 43, a share of the points in score_multiplier.txt
(formats.md §0 and §10, footnote 12). So the author's code keeps its own main and its own way to
end.

The adapter declares what it calls under names of its own instead of including headers: none of
theirs can clash with the author's, and the author's first line stays the first to include any.
"""

from __future__ import annotations

from oj_appliance.interchange.programs.languages import C, LanguageFamily

# Conventions that can be packed.
PACKABLE = ("hoj", "testlib")


def packed(code: str, family: LanguageFamily, convention: str, *, is_interactor: bool) -> str:
    """`family` is C or C++, `convention` one of PACKABLE."""
    defines = (
        f"#define ADAPTED_HOJ {int(convention == 'hoj')}\n"
        f"#define ADAPTED_INTERACTOR {int(is_interactor)}\n"
    )
    first_line = f'#line 1 "program.{"c" if family is C else "cpp"}"\n'
    return f"{_HEAD}{defines}{_BODY}{first_line}{code}"


_HEAD = """\
// A checker or interactor of another convention, called as an output validator of the ICPC problem
// package format: this adapter takes the team's output from standard input and ends with 42 or 43.
// The program itself follows below, unchanged.
"""

_BODY = r"""
#ifdef __cplusplus
extern "C" {
#endif
int adapter_fork(void) __asm__("fork");
int adapter_wait(int, int *, int) __asm__("waitpid");
int adapter_open(const char *, int, ...) __asm__("open");
long adapter_read(int, void *, unsigned long) __asm__("read");
long adapter_write(int, const void *, unsigned long) __asm__("write");
int adapter_close(int) __asm__("close");
int adapter_duplicate(int, int) __asm__("dup2");
long adapter_seek(int, long, int) __asm__("lseek");
void adapter_exit(int) __asm__("_exit");
int adapter_format(char *, unsigned long, const char *, ...) __asm__("snprintf");
double adapter_double(const char *, char **) __asm__("strtod");
#ifdef __cplusplus
}
#endif

enum { ADAPTER_ACCEPT = 42, ADAPTER_REJECT = 43, ADAPTER_FAIL = 3, ADAPTER_TEXT = 1024 };

static char adapter_folder[4096], adapter_output[4200], adapter_path[4200];

/* A file of the feedback directory, made anew for reading and writing (Linux: O_RDWR, O_CREAT,
   O_TRUNC). */
static int adapter_create(const char *name, char *path) {
    adapter_format(path, sizeof adapter_path, "%s%s", adapter_folder, name);
    int file = adapter_open(path, 02 | 0100 | 01000, 0644);
    if (file < 0) adapter_exit(ADAPTER_FAIL);
    return file;
}

static void adapter_copy(int from, int to) {
    static char buffer[1 << 16];
    long count;
    while ((count = adapter_read(from, buffer, sizeof buffer)) > 0)
        for (long done = 0, part; done < count; done += part)
            if ((part = adapter_write(to, buffer + done, (unsigned long)(count - done))) <= 0)
                adapter_exit(ADAPTER_FAIL);
}

/* The beginning of what was written, as text. */
static const char *adapter_content(int file, char *text) {
    long size = 0, count;
    adapter_seek(file, 0, 0);
    while (size < ADAPTER_TEXT &&
           (count = adapter_read(file, text + size, (unsigned long)(ADAPTER_TEXT - size))) > 0)
        size += count;
    text[size] = 0;
    return text;
}

static int adapter_is_digit(char c) { return c >= '0' && c <= '9'; }

static int adapter_is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* How many characters of a decimal number stand at the beginning; no "nan", no hexadecimal one. */
static int adapter_number(const char *text, double *number) {
    int at = text[0] == '+' || text[0] == '-', digits = 0, exponent;
    for (; adapter_is_digit(text[at]); at++) digits++;
    if (text[at] == '.')
        for (at++; adapter_is_digit(text[at]); at++) digits++;
    if (!digits) return 0;
    exponent = at;
    if (text[at] == 'e' || text[at] == 'E') {
        exponent += 1 + (text[at + 1] == '+' || text[at + 1] == '-');
        if (adapter_is_digit(text[exponent]))
            for (at = exponent; adapter_is_digit(text[at]); at++);
    }
    *number = adapter_double(text, 0);
    return at;
}

static int adapter_starts(const char *text, const char *with) {
    while (*with)
        if (*text++ != *with++) return 0;
    return 1;
}

/* A share of the points: accepted, with the multiplier where it is not all of them. */
static int adapter_share(double percent) {
    char text[64];
    if (percent >= 100) return ADAPTER_ACCEPT;
    int size = adapter_format(text, sizeof text, "%.14f\n", percent > 0 ? percent / 100 : 0.0);
    int file = adapter_create("score_multiplier.txt", adapter_path);
    adapter_write(file, text, (unsigned long)size);
    return ADAPTER_ACCEPT;
}

/* What testlib's sentence says: accept, reject, 0 for anything else; 1 and 2 with a number, of a
   degree and of points. */
static int adapter_sentence(const char *said, double *number) {
    int size;
    if (adapter_starts(said, "partially correct (")) {
        size = adapter_number(said + 19, number);
        if (size && said[19 + size] == ')' &&
            (!said[20 + size] || adapter_is_space(said[20 + size])))
            return 1;
    }
    if (adapter_starts(said, "points ")) {
        size = adapter_number(said + 7, number);
        if (size && (!said[7 + size] || adapter_is_space(said[7 + size]))) return 2;
    }
    if (adapter_starts(said, "ok ")) return ADAPTER_ACCEPT;
    if (adapter_starts(said, "wrong answer ") || adapter_starts(said, "wrong output format "))
        return ADAPTER_REJECT;
    return 0;
}

/* The number that a checker printed alone, or an interactor said first; any other text is worth
   nothing. */
static double adapter_percent(const char *text) {
    double percent = 0;
    int end;
    while (adapter_is_space(*text)) text++;
    end = adapter_number(text, &percent);
    if (!end || (text[end] && !adapter_is_space(text[end]))) return 0;
    while (!ADAPTED_INTERACTOR && adapter_is_space(text[end])) end++;
    return ADAPTED_INTERACTOR || !text[end] ? percent : 0;
}

/* From the end of the program to the end of a validator. `printed` is its standard output, empty
   for an interactor; `said` its standard error. */
static int adapter_verdict(int status, const char *printed, const char *said) {
    int code = status & 0x7f ? -1 : status >> 8 & 0xff;
    double number = 0;
    int sentence = adapter_sentence(said, &number);
    if (ADAPTED_HOJ) {
        if (code == 0 || code == 100) return ADAPTER_ACCEPT;
        if (code == 101 || code == 102) return ADAPTER_REJECT;
        if (code == 103) return ADAPTER_FAIL;
        if (code == 99 && !ADAPTED_INTERACTOR) return adapter_share(adapter_percent(printed));
        if (sentence == 1 || sentence == 2) return adapter_share(number);
        if (code == 99) return adapter_share(adapter_percent(said));
        return sentence ? sentence : ADAPTER_FAIL;
    }
    if (code >= 0 && sentence == 1) return adapter_share(number);
    if (code == 0) return ADAPTER_ACCEPT;
    if (code == 1 || code == 2 || code == 4 || code == 8) return ADAPTER_REJECT;
    if (code == 7 && sentence == 2) return adapter_share(number);
    return ADAPTER_FAIL;
}

static void adapter_run(int argc, char **argv) __attribute__((constructor(101)));

static void adapter_run(int argc, char **argv) {
    static char printed[ADAPTER_TEXT + 1], said[ADAPTER_TEXT + 1];
    int errors, output = -1, child, status, verdict;
    if (argc < 4) return;
    adapter_format(adapter_folder, sizeof adapter_folder, "%s/", argv[3]);
    errors = adapter_create("judgemessage.txt", adapter_path);
    if (ADAPTED_INTERACTOR) {
        adapter_close(adapter_create("interactor_output.txt", adapter_output));
    } else {
        output = adapter_create("checker_output.txt", adapter_path);
        /* A file can be opened once more; what comes through a pipe is kept first. */
        if (adapter_seek(0, 0, 1) >= 0) {
            adapter_format(adapter_output, sizeof adapter_output, "/dev/fd/0");
        } else {
            int team = adapter_create("team_output.txt", adapter_output);
            adapter_copy(0, team);
            adapter_close(team);
        }
    }
    child = adapter_fork();
    if (child < 0) adapter_exit(ADAPTER_FAIL);
    if (child == 0) {
        adapter_duplicate(errors, 2);
        if (output >= 0) adapter_duplicate(output, 1);
        argv[3] = argv[2];
        argv[2] = adapter_output;
        return; /* to the program's own main */
    }
    /* An interactor's pipes stay open here, so that the team's program notices nothing before the
       verdict is out. */
    if (adapter_wait(child, &status, 0) != child) adapter_exit(ADAPTER_FAIL);
    if (output >= 0) adapter_content(output, printed);
    verdict = adapter_verdict(status, printed, adapter_content(errors, said));
    if (verdict == ADAPTER_FAIL) {
        adapter_seek(errors, 0, 0);
        adapter_copy(errors, 2);
    }
    adapter_exit(verdict);
}
"""

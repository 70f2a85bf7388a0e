// Verdicts, their exit codes and texts, and the kinds of program.
enum TResult : int {
    _ok = 0,
    _wa = 1,
    _pe = 2,
    _fail = 3,
    _dirt = 4,
    _points = 5,
    _unexpected_eof = 8,
    _partially = 16
};

// Partly right, by degree. With the usual base of 0 the degree itself becomes the exit code.
#define _pc(exitCode) (TResult(_partially + (exitCode)))

enum TMode { _input, _output, _answer };
enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor, _scorer };

#if defined(EJUDGE)
#define TESTLIB_CODES(ejudge, contester, usual) ejudge
#elif defined(CONTESTER)
#define TESTLIB_CODES(ejudge, contester, usual) contester
#else
#define TESTLIB_CODES(ejudge, contester, usual) usual
#endif

#ifndef OK_EXIT_CODE
#define OK_EXIT_CODE TESTLIB_CODES(0, 0xAC, 0)
#endif
#ifndef WA_EXIT_CODE
#define WA_EXIT_CODE TESTLIB_CODES(5, 0xAB, 1)
#endif
#ifndef PE_EXIT_CODE
#define PE_EXIT_CODE TESTLIB_CODES(4, 0xAA, 2)
#endif
#ifndef FAIL_EXIT_CODE
#define FAIL_EXIT_CODE TESTLIB_CODES(6, 0xA3, 3)
#endif
#ifndef DIRT_EXIT_CODE
#define DIRT_EXIT_CODE TESTLIB_CODES(6, 0xA6, 4)
#endif
#ifndef POINTS_EXIT_CODE
#define POINTS_EXIT_CODE 7
#endif
#ifndef UNEXPECTED_EOF_EXIT_CODE
#define UNEXPECTED_EOF_EXIT_CODE TESTLIB_CODES(PE_EXIT_CODE, PE_EXIT_CODE, 8)
#endif
#ifndef PC_BASE_EXIT_CODE
#ifdef TESTSYS
#define PC_BASE_EXIT_CODE 50
#else
#define PC_BASE_EXIT_CODE TESTLIB_CODES(0, 0xAC, 0)
#endif
#endif

static inline int resultExitCode(TResult result) {
    switch (result) {
    case _ok:
        return OK_EXIT_CODE;
    case _wa:
        return WA_EXIT_CODE;
    case _pe:
        return PE_EXIT_CODE;
    case _dirt:
        return DIRT_EXIT_CODE;
    case _points:
        return POINTS_EXIT_CODE;
    case _unexpected_eof:
#ifdef ENABLE_UNEXPECTED_EOF
        return UNEXPECTED_EOF_EXIT_CODE;
#else
        return PE_EXIT_CODE;
#endif
    default:
        return result >= _partially ? PC_BASE_EXIT_CODE + (result - _partially) : FAIL_EXIT_CODE;
    }
}

namespace testlib_detail {

// Name of a verdict in an XML report.
static inline const char *outcome_name(TResult result) {
    switch (result) {
    case _ok:
        return "accepted";
    case _wa:
        return "wrong-answer";
    case _pe:
        return "presentation-error";
    case _points:
        return "points";
    case _unexpected_eof:
        return "unexpected-eof";
    default:
        return result >= _partially ? "partially-correct" : "fail";
    }
}

}  // namespace testlib_detail

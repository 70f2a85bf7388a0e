// Ending the program with a verdict.
static TTestlibMode testlibMode = _unknown;

// Looks, when the program ends without a verdict, whether it was allowed to.
class TestlibFinalizeGuard {
public:
    static bool alive;
    static int quitCount, readEofCount;
    ~TestlibFinalizeGuard();
};
bool TestlibFinalizeGuard::alive = true;
int TestlibFinalizeGuard::quitCount = 0;
int TestlibFinalizeGuard::readEofCount = 0;

namespace testlib_detail {

// What the kind of program looks for at its end; answers what is wrong, or an empty text. A pointer,
// so that a checker is compiled without the validator's and the generator's part.
static std::string (*wrong_end)() = NULL;

}  // namespace testlib_detail

static inline void disableFinalizeGuard() { TestlibFinalizeGuard::alive = false; }

namespace testlib_detail {

// The verdict that a stream's request leads to.
static inline TResult settled(TResult asked, TMode mode) {
    if (asked == _dirt)
        asked = _pe;
#ifndef ENABLE_UNEXPECTED_EOF
    if (asked == _unexpected_eof)
        asked = _pe;
#endif
    const bool judges_nobody = testlibMode == _validator || testlibMode == _generator;
    if (mode != _output || (judges_nobody && asked != _ok))
        return _fail;
    return asked;
}

// A verdict with credit wants the output read to its end; a dialogue has none.
static inline bool left_unread(TResult result) {
    const bool credit = result == _ok || result == _points || result >= _partially;
    return credit && testlibMode != _interactor && !ouf.seekEof();
}

static inline std::string test_case_note(TResult result) {
    if (result == _ok)
        return testlib_format_(test_case == 1 ? "%d test case" : "%d test cases", test_case);
    return testlib_format_("test case %d", test_case);
}

}  // namespace testlib_detail

inline void InStream::quit(TResult asked, const char *text) {
    using namespace testlib_detail;
    ++TestlibFinalizeGuard::quitCount;
    std::string message = trim(text);
    TResult result = settled(asked, mode);
    if (left_unread(result)) {
        result = _pe;
        message = "Extra information in the output file";
    }
    std::string notes;
    if (has_test_case)
        notes = test_case_note(result);
    if (message.size() > maxMessageLength) {
        message.insert(0, testlib_format_("message length exceeds %d, the message is truncated: ",
                                 int(maxMessageLength)));
        message.resize(maxMessageLength);
    }
    if (mode != _output && asked != _fail) {
        notes += notes.empty() ? "" : ", ";
        notes += name;
        if (mode == _input && testlibMode == _validator && lastLine != -1)
            notes += testlib_format_(", line %d", lastLine);
    }
    if (!notes.empty())
        message += testlib_format_(" (%s)", notes.c_str());
    std::exit(deliver(result, message));
}

inline void InStream::quits(TResult result, const std::string &message) { quit(result, message.c_str()); }

inline void InStream::quitf(TResult result, const char *fmt, ...) {
    TESTLIB_FORMAT_TO(message, fmt);
    quit(result, message.c_str());
}

inline void InStream::quitif(bool condition, TResult result, const char *fmt, ...) {
    if (condition) {
        TESTLIB_FORMAT_TO(message, fmt);
        quit(result, message.c_str());
    }
}

inline void InStream::ensuref(bool condition, const char *fmt, ...) {
    if (!condition) {
        TESTLIB_FORMAT_TO(message, fmt);
        quit(_wa, message.c_str());
    }
}

NORETURN static inline void quit(TResult result, const std::string &message) {
    ouf.quit(result, message.c_str());
}

NORETURN static inline void quit(TResult result, const char *message) { ouf.quit(result, message); }

TESTLIB_PRINTF(2, 3) NORETURN static inline void quitf(TResult result, const char *fmt, ...) {
    TESTLIB_FORMAT_TO(message, fmt);
    ouf.quit(result, message.c_str());
}

TESTLIB_PRINTF(3, 4)
static inline void quitif(bool condition, TResult result, const char *fmt, ...) {
    if (condition) {
        TESTLIB_FORMAT_TO(message, fmt);
        ouf.quit(result, message.c_str());
    }
}

NORETURN static inline void __testlib_fail(const std::string &message) { quit(_fail, message); }

namespace testlib_detail {

NORETURN static inline void quit_with_points(const std::string &points, const std::string &message) {
    points_shown = points;
    quitf(_points, "%s %s", points.c_str(), message.c_str());
}

template <typename Number> static inline std::string checked_points(Number number) {
    const double points = double(number);
    if (std::isnan(points))
        __testlib_fail("Parameter 'points' can't be nan");
    if (points < 0)
        __testlib_fail("Parameter 'points' can't be negative");
    if (points > 1E6)
        __testlib_fail("Parameter 'points' can't be greater than 1E6");
    if (std::is_integral<Number>::value)
        return testlib_format_("%.0f", points);
    return without_trailing_zeroes(testlib_format_("%.10f", points));
}

}  // namespace testlib_detail

template <typename Number>
NORETURN static inline void quitp(Number points, const std::string &message = "") {
    testlib_detail::quit_with_points(testlib_detail::checked_points(points), message);
}

template <typename Number>
TESTLIB_PRINTF(2, 3)
NORETURN static inline void quitp(Number points, const char *fmt, ...) {
    TESTLIB_FORMAT_TO(message, fmt);
    testlib_detail::quit_with_points(testlib_detail::checked_points(points), message);
}

// Points that another program works out of the text.
NORETURN static inline void quitpi(const std::string &points_info, const std::string &message = "") {
    if (points_info.find(' ') != std::string::npos)
        __testlib_fail("Parameter 'points_info' can't contain spaces");
    testlib_detail::quit_with_points("points_info=" + points_info, message);
}

TESTLIB_PRINTF(2, 3)
NORETURN static inline void quitpi(const std::string &points_info, const char *fmt, ...) {
    TESTLIB_FORMAT_TO(message, fmt);
    quitpi(points_info, message);
}

static inline void __testlib_ensure(bool condition, const char *message) {
    if (!condition)
        quit(_fail, message);
}

static inline void __testlib_ensure(bool condition, const std::string &message) {
    __testlib_ensure(condition, message.c_str());
}

#define ensure(condition) __testlib_ensure((condition), "Condition failed: \"" #condition "\"")

TESTLIB_PRINTF(2, 3) static inline void ensuref(bool condition, const char *fmt, ...) {
    if (!condition) {
        TESTLIB_FORMAT_TO(message, fmt);
        quit(_fail, message);
    }
}

// Names the test case in every message until the next call.
static inline void setTestCase(int number) {
    testlib_detail::has_test_case = true;
    testlib_detail::test_case = number;
}

static inline void unsetTestCase() { testlib_detail::has_test_case = false; }

static inline void setAppesModeEncoding(std::string encoding) {
    testlib_detail::xml_encoding = encoding;
}

TESTLIB_PRINTF(1, 2) static inline void setName(const char *fmt, ...) {
    TESTLIB_FORMAT_TO(name, fmt);
    testlib_detail::checker_name = name;
}

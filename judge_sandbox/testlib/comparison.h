// Comparing reals, and saying what was expected.
namespace testlib_detail {

// Reals so large are as good as infinite.
static inline bool is_infinite(double value) { return value < -1E300 || value > 1E300; }

}  // namespace testlib_detail

// Whether the absolute or the relative error is at most `error`.
static inline bool doubleCompare(double expected, double result, double error) {
    error += 1E-15;
    if (std::isnan(expected))
        return std::isnan(result);
    if (testlib_detail::is_infinite(expected))
        return testlib_detail::is_infinite(result) && (expected > 0) == (result > 0);
    if (std::isnan(result) || testlib_detail::is_infinite(result))
        return false;
    if (std::fabs(result - expected) <= error)
        return true;
    const double one = expected * (1.0 - error), other = expected * (1.0 + error);
    return std::min(one, other) <= result && result <= std::max(one, other);
}

// The smaller of absolute and relative error.
static inline double doubleDelta(double expected, double result) {
    const double absolute = std::fabs(result - expected);
    if (std::fabs(expected) <= 1E-9)
        return absolute;
    return std::min(absolute, std::fabs(absolute / expected));
}

static inline double testlib_round(double value) { return std::floor(value + 0.5); }

namespace testlib_detail {

static inline std::string expected_text(const std::string &value) { return value; }
static inline std::string expected_text(double value) {
    return without_trailing_zeroes(testlib_format_("%.12f", value));
}
template <typename T> static inline std::string expected_text(const T &value) { return vtos(value); }

NORETURN static inline void expected_but_found(TResult result, const std::string &expected,
                                               const std::string &found, const std::string &what) {
    quit(result, (what.empty() ? "" : what + ": ") + "expected '" + compress(expected) +
                     "', but found '" + compress(found) + "'");
}

}  // namespace testlib_detail

NORETURN static inline void expectedButFound(TResult result, std::string expected, std::string found,
                                             const char *what = "") {
    testlib_detail::expected_but_found(result, expected, found, what);
}

template <typename T>
NORETURN static inline void expectedButFound(TResult result, T expected, T found) {
    testlib_detail::expected_but_found(result, testlib_detail::expected_text(expected),
                                       testlib_detail::expected_text(found), "");
}

template <typename T>
TESTLIB_PRINTF(4, 5)
NORETURN static inline void expectedButFound(TResult result, T expected, T found, const char *fmt, ...) {
    TESTLIB_FORMAT_TO(what, fmt);
    testlib_detail::expected_but_found(result, testlib_detail::expected_text(expected),
                                       testlib_detail::expected_text(found), what);
}

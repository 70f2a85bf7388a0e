// Numbers out of words. Each fails on the given stream when the word is no such number.
namespace testlib_detail {

NORETURN static inline void no_number(InStream &in, const char *kind, const std::string &word) {
    const bool zero = word.find('\0') != std::string::npos;
    in.quitf(_pe, "Expected %s, but \"%s\" found%s", kind, compress(word).c_str(),
             zero ? " (it contains \\0)" : "");
}

// Digits without sign and without leading zeros, at most `most`.
static inline bool digits_value(const char *begin, const char *end, unsigned long long most,
                                unsigned long long &value) {
    if (begin == end || (*begin == '0' && end - begin > 1))
        return false;
    value = 0;
    for (const char *c = begin; c != end; ++c) {
        if (*c < '0' || *c > '9')
            return false;
        const unsigned digit = unsigned(*c - '0');
        if (value > (most - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    return true;
}

// [+-] digits and at most one point with at least one digit, then perhaps e [+-] digits.
static inline bool is_real(const std::string &word) {
    const char *c = word.c_str(), *const end = c + word.size();
    c += *c == '+' || *c == '-';
    bool digits = false, point = false;
    for (; ('0' <= *c && *c <= '9') || (*c == '.' && !point); ++c)
        (*c == '.' ? point : digits) = true;
    if (digits && (*c == 'e' || *c == 'E')) {
        ++c;
        c += *c == '+' || *c == '-';
        digits = false;
        for (; '0' <= *c && *c <= '9'; ++c)
            digits = true;
    }
    return digits && c == end;
}

}  // namespace testlib_detail

static inline long long stringToLongLong(InStream &in, const std::string &word) {
    const bool minus = !word.empty() && word[0] == '-';
    const char *const begin = word.data() + minus, *const end = word.data() + word.size();
    const unsigned long long most = (unsigned long long)LLONG_MAX + minus;
    unsigned long long value = 0;
    if (!testlib_detail::digits_value(begin, end, most, value) || (minus && value == 0))
        testlib_detail::no_number(in, "integer", word);
    return (long long)(minus ? 0 - value : value);
}

static inline long long stringToLongLong(InStream &in, const char *word) {
    return stringToLongLong(in, std::string(word));
}

static inline int stringToInt(InStream &in, const std::string &word) {
    const long long value = stringToLongLong(in, word);
    if (value < INT_MIN || value > INT_MAX)
        testlib_detail::no_number(in, "int32", word);
    return int(value);
}

static inline unsigned long long stringToUnsignedLongLong(InStream &in, const std::string &word) {
    unsigned long long value = 0;
    if (!testlib_detail::digits_value(word.data(), word.data() + word.size(), ULLONG_MAX, value))
        testlib_detail::no_number(in, "unsigned integer", word);
    return value;
}

static inline unsigned long long stringToUnsignedLongLong(InStream &in, const char *word) {
    return stringToUnsignedLongLong(in, std::string(word));
}

static inline double stringToDouble(InStream &in, const std::string &word) {
    if (!testlib_detail::is_real(word))
        testlib_detail::no_number(in, "double", word);
    return std::strtod(word.c_str(), NULL);
}

static inline double stringToDouble(InStream &in, const char *word) {
    return stringToDouble(in, std::string(word));
}

// -?digits[.digits] without leading zeros; bounds for the number of digits after the point.
static inline double stringToStrictDouble(InStream &in, const std::string &word, int least_digits,
                                          int most_digits) {
    if (least_digits < 0 || most_digits < least_digits)
        in.quitf(_fail, "Strict double with number of digits after point in range [%d,%d]",
                 least_digits, most_digits);
    const bool minus = !word.empty() && word[0] == '-';
    const std::size_t point = std::min(word.find('.'), word.size());
    const bool shaped = point > std::size_t(minus) && (point == word.size() || point + 1 < word.size());
    const bool leading_zero = shaped && word[minus] == '0' && point > std::size_t(minus) + 1;
    bool zero = true;
    for (std::size_t i = minus; i < word.size(); ++i) {
        if (i != point && (word[i] < '0' || word[i] > '9'))
            testlib_detail::no_number(in, "strict double", word);
        zero = zero && (word[i] == '0' || i == point);
    }
    if (!shaped || leading_zero)
        testlib_detail::no_number(in, "strict double", word);
    const std::size_t digits = point == word.size() ? 0 : word.size() - point - 1;
    if (digits < std::size_t(least_digits) || digits > std::size_t(most_digits))
        testlib_detail::no_number(
            in, testlib_format_("strict double with number of digits after point in range [%d,%d]",
                       least_digits, most_digits).c_str(), word);
    if (minus && zero)
        in.quitf(_pe, "Redundant minus in \"%s\" found", compress(word).c_str());
    return std::strtod(word.c_str(), NULL);
}

static inline double stringToStrictDouble(InStream &in, const char *word, int least_digits,
                                          int most_digits) {
    return stringToStrictDouble(in, std::string(word), least_digits, most_digits);
}

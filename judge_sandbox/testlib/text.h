// Text: building, cutting, joining.
TESTLIB_PRINTF(1, 0)
static inline std::string vtestlib_format_(const char *fmt, va_list values) {
    va_list again;
    va_copy(again, values);
    const int length = std::vsnprintf(NULL, 0, fmt, values);
    std::string text(length > 0 ? length : 0, '\0');
    if (length > 0)
        std::vsnprintf(&text[0], text.size() + 1, fmt, again);
    va_end(again);
    return text;
}

// Defines `result` from a format and what follows it in the parameter list.
#define TESTLIB_FORMAT_TO(result, fmt)                  \
    va_list result##_values;                            \
    va_start(result##_values, fmt);                     \
    const std::string result = vtestlib_format_(fmt, result##_values); \
    va_end(result##_values)

TESTLIB_PRINTF(1, 2) static inline std::string testlib_format_(const char *fmt, ...) {
    TESTLIB_FORMAT_TO(text, fmt);
    return text;
}

namespace testlib_detail {

// The same, for formats that the compiler cannot see.
static inline std::string formatted(const char *fmt, ...) {
    TESTLIB_FORMAT_TO(text, fmt);
    return text;
}

}  // namespace testlib_detail

// Templates by value, because `using namespace std` brings a std::format into the choice.
template <typename... Values> static inline std::string format(const char *fmt, Values... values) {
    return testlib_detail::formatted(fmt, values...);
}

template <typename... Values>
static inline std::string format(const std::string &fmt, Values... values) {
    return testlib_detail::formatted(fmt.c_str(), values...);
}

TESTLIB_PRINTF(1, 0) static inline std::string vformat(const char *fmt, va_list values) {
    return vtestlib_format_(fmt, values);
}

static const char LF = 10, CR = 13, TAB = 9, SPACE = ' ';
// What a stream shows as its next character at its end.
static const int EOFC = 255;

static inline bool isEof(char c) { return c == char(EOFC); }
static inline bool isEoln(char c) { return c == LF || c == CR; }
static inline bool isBlanks(char c) { return c == LF || c == CR || c == SPACE || c == TAB; }
// A template, so that a program may have a function of its own by this name.
template <typename Char> static inline bool isLetter(Char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}

static inline char lowerCase(char c) { return 'A' <= c && c <= 'Z' ? char(c - 'A' + 'a') : c; }
static inline char upperCase(char c) { return 'a' <= c && c <= 'z' ? char(c - 'a' + 'A') : c; }

static inline std::string lowerCase(std::string s) {
    for (char &c : s)
        c = lowerCase(c);
    return s;
}

static inline std::string upperCase(std::string s) {
    for (char &c : s)
        c = upperCase(c);
    return s;
}

static inline std::string trim(const std::string &s) {
    std::size_t begin = 0, end = s.size();
    while (begin < end && isBlanks(s[begin]))
        ++begin;
    while (begin < end && isBlanks(s[end - 1]))
        --end;
    return s.substr(begin, end - begin);
}

namespace testlib_detail {

static inline std::vector<std::string> cut(const std::string &s, const std::string &separators,
                                           bool keep_empty) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t end = std::min(s.find_first_of(separators, begin), s.size());
        if (keep_empty || end > begin)
            parts.push_back(s.substr(begin, end - begin));
        if (end == s.size())
            return parts;
        begin = end + 1;
    }
}

// "12.500000" to "12.5", "12.000000" to "12.0".
static inline std::string without_trailing_zeroes(std::string s) {
    if (s.find('.') == std::string::npos)
        return s;
    s.erase(s.find_last_not_of('0') + 1);
    return s.back() == '.' ? s + '0' : s;
}

}  // namespace testlib_detail

// Parts between separators, empty ones too.
static inline std::vector<std::string> split(const std::string &s, char separator) {
    return testlib_detail::cut(s, std::string(1, separator), true);
}

static inline std::vector<std::string> split(const std::string &s, const std::string &separators) {
    return testlib_detail::cut(s, separators, true);
}

// Parts between separators, without empty ones.
static inline std::vector<std::string> tokenize(const std::string &s, char separator) {
    return testlib_detail::cut(s, std::string(1, separator), false);
}

static inline std::vector<std::string> tokenize(const std::string &s, const std::string &separators) {
    return testlib_detail::cut(s, separators, false);
}

template <typename Iterator, typename Separator>
static inline std::string join(Iterator first, Iterator last, Separator separator) {
    std::ostringstream text;
    for (Iterator it = first; it != last; ++it) {
        if (it != first)
            text << separator;
        text << *it;
    }
    return text.str();
}

template <typename Iterator> static inline std::string join(Iterator first, Iterator last) {
    return join(first, last, ' ');
}

template <typename Collection, typename Separator,
          typename = decltype(std::declval<const Collection &>().begin())>
static inline std::string join(const Collection &collection, Separator separator) {
    return join(collection.begin(), collection.end(), separator);
}

template <typename Collection> static inline std::string join(const Collection &collection) {
    return join(collection.begin(), collection.end(), ' ');
}

namespace testlib_detail {

template <typename T> using is_plain_integer =
    std::integral_constant<bool, std::is_integral<T>::value && !std::is_same<T, bool>::value &&
                                     !std::is_same<T, char>::value &&
                                     !std::is_same<T, signed char>::value &&
                                     !std::is_same<T, unsigned char>::value &&
                                     !std::is_same<T, wchar_t>::value>;

template <typename T> static inline std::string text_of(const T &value, std::true_type) {
    return std::to_string(value);
}

template <typename T> static inline std::string text_of(const T &value, std::false_type) {
    std::ostringstream text;
    text << value;
    return text.str();
}

}  // namespace testlib_detail

// The text that a stream would write for the value.
template <typename T> static inline std::string vtos(const T &value) {
    return testlib_detail::text_of(value, testlib_detail::is_plain_integer<T>());
}

template <typename T> static inline std::string toString(const T &value) { return vtos(value); }

// Long round numbers as powers: 1000000000 is "10^9", 20000000 "2*10^7".
template <typename T> static inline std::string toHumanReadableString(const T &value) {
    T rest = value;
    int zeroes = 0;
    while (rest != 0 && rest % 10 == 0) {
        rest /= 10;
        ++zeroes;
    }
    if (zeroes < 7)
        return vtos(value);
    if (rest == T(1))
        return "10^" + vtos(zeroes);
    if (rest == T(-1))
        return "-10^" + vtos(zeroes);
    return vtos(rest) + "*10^" + vtos(zeroes);
}

namespace testlib_detail {

static inline std::string bound_text(double bound) { return vtos(bound); }
template <typename T> static inline std::string bound_text(T bound) {
    return toHumanReadableString(bound);
}

}  // namespace testlib_detail

// The text for a message: zero bytes visible, the middle of a long text left out.
static inline std::string compress(const std::string &s) {
    std::string shown = s;
    std::replace(shown.begin(), shown.end(), '\0', '~');
    if (shown.size() <= 64)
        return shown;
    shown.replace(30, shown.size() - 61, "...");
    return shown;
}

static inline std::string englishEnding(int number) {
    number %= 100;
    if (number / 10 == 1)
        return "th";
    switch (number % 10) {
    case 1:
        return "st";
    case 2:
        return "nd";
    case 3:
        return "rd";
    default:
        return "th";
    }
}

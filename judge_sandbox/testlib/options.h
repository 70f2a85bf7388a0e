// Options of generators: -n5, -n=5, -n 5, --name=text, -flag; positions count from 1.
namespace testlib_detail {

struct Option {
    std::string key, value;
    bool used;
};

struct Options {
    std::vector<std::string> arguments;
    std::vector<Option> named;
};

static bool options_prepared = false, unused_options_matter = false, unused_options_allowed = false;

// Made at first use, so that programs without options are compiled without this; never destroyed,
// since the end of the program looks at it.
static inline Options &options() {
    static Options *const given = new Options;
    return *given;
}

static inline Option *named_option(const std::string &key) {
    for (Option &option : options().named)
        if (option.key == key)
            return &option;
    return NULL;
}

// The first in order of names.
static inline const Option *unused_option() {
    const Option *first = NULL;
    for (const Option &option : options().named)
        if (!option.used && (first == NULL || option.key < first->key))
            first = &option;
    return first;
}

// How many dashes introduce a name; 0 for anything else, also for negative numbers.
static inline std::size_t dashes(const std::string &argument) {
    const std::size_t count = std::min(argument.find_first_not_of('-'), argument.size());
    const bool name = count < argument.size() && isLetter(argument[count]);
    return name && count <= 2 ? count : 0;
}

// Reads the option at `at`; answers the position after it.
static inline std::size_t take_option(const std::vector<std::string> &all, std::size_t at) {
    std::string key = all[at].substr(dashes(all[at])), value = "true";
    const std::size_t equals = key.find('=');
    ++at;
    if (equals != std::string::npos) {
        value = key.substr(equals + 1);
        key.erase(equals);
    } else if (at < all.size() && dashes(all[at]) == 0) {
        value = all[at++];
    } else if (key.size() > 1 && std::isdigit((unsigned char)key[1])) {
        value = key.substr(1);
        key.erase(1);
    }
    if (Option *const same = named_option(key))
        same->value = value;
    else
        options().named.push_back(Option{key, value, false});
    return at;
}

static inline Option *find_option(const std::string &key) {
    if (!options_prepared)
        __testlib_fail("Opts: options are not prepared, call registerGen or prepareOpts first");
    unused_options_matter = true;
    return named_option(key);
}

static inline const std::string &option_value(const std::string &key) {
    Option *const option = find_option(key);
    if (option == NULL)
        __testlib_fail("Opts: unknown key '" + compress(key) + "'");
    option->used = true;
    return option->value;
}

static inline const std::string &argument_value(int index) {
    const int count = int(options().arguments.size());
    if (index < 0 || index >= count)
        __testlib_fail(testlib_format_("Opts: index '%d' is out of range [0,%d)", index, count));
    return options().arguments[index];
}

template <typename T>
static inline typename std::enable_if<is_plain_integer<T>::value, T>::type parsed(const std::string &s) {
    const std::size_t e = std::min(s.find_first_of("eE"), s.size());
    const bool minus = s[0] == '-';
    const std::string digits = s.substr(minus, e - minus);
    const std::string power = e < s.size() ? s.substr(e + 1) : "0";
    const char *const decimal = "0123456789";
    if (digits.empty() || power.empty() || digits.find_first_not_of(decimal) != std::string::npos ||
        power.find_first_not_of(decimal) != std::string::npos || (minus && std::is_unsigned<T>::value))
        __testlib_fail("Opts: expected integer but '" + compress(s) + "' found");
    const std::string zeroes(std::min(std::atoi(power.c_str()), 20), '0');
    T value = 0;
    for (const char c : digits == std::string(digits.size(), '0') ? digits : digits + zeroes) {
        const T digit = T(c - '0');
        const bool fits = minus ? value >= (std::numeric_limits<T>::min() + digit) / 10
                                : value <= (std::numeric_limits<T>::max() - digit) / 10;
        if (!fits)
            __testlib_fail("Opts: integer overflow: expected integer but '" + compress(s) + "' found");
        value = minus ? T(value * 10 - digit) : T(value * 10 + digit);
    }
    return value;
}

template <typename T>
static inline typename std::enable_if<std::is_floating_point<T>::value, T>::type
parsed(const std::string &s) {
    if (!is_real(s))
        __testlib_fail("Opts: expected double but '" + compress(s) + "' found");
    const double value = std::strtod(s.c_str(), NULL);
    if (std::isinf(value))
        __testlib_fail("Opts: double overflow: expected double but '" + compress(s) + "' found");
    return T(value);
}

template <typename T>
static inline typename std::enable_if<std::is_same<T, bool>::value, T>::type parsed(const std::string &s) {
    if (s != "true" && s != "1" && s != "false" && s != "0")
        __testlib_fail("Opts: opt<bool>: expected true/false or 0/1 but '" + compress(s) + "' found");
    return s == "true" || s == "1";
}

template <typename T>
static inline typename std::enable_if<std::is_same<T, std::string>::value, T>::type
parsed(const std::string &s) {
    return s;
}

template <typename T>
static inline typename std::enable_if<std::is_same<T, char>::value, T>::type parsed(const std::string &s) {
    if (s.size() != 1)
        __testlib_fail("Opts: expected one character but '" + compress(s) + "' found");
    return s[0];
}

template <typename T>
static inline std::vector<T> parsed_list(const std::string &s, const std::string &separators) {
    std::vector<T> values;
    for (const std::string &part : tokenize(s, separators))
        values.push_back(parsed<T>(part));
    return values;
}

}  // namespace testlib_detail

static inline void prepareOpts(int argc, char *argv[]) {
    using namespace testlib_detail;
    std::vector<std::string> &arguments = options().arguments;
    arguments.assign(argv, argv + argc);
    options().named.clear();
    for (std::size_t at = 1; at < arguments.size();)
        at = dashes(arguments[at]) > 0 ? take_option(arguments, at) : at + 1;
    options_prepared = true;
}

// Whether an option was given; asking is not using.
static inline bool has_opt(const std::string &key) { return testlib_detail::find_option(key) != NULL; }

static inline std::string opt(int index) { return testlib_detail::argument_value(index); }
static inline std::string opt(const std::string &key) { return testlib_detail::option_value(key); }

template <typename T> static inline T opt(int index) {
    return testlib_detail::parsed<T>(testlib_detail::argument_value(index));
}

template <typename T> static inline T opt(const std::string &key) {
    return testlib_detail::parsed<T>(testlib_detail::option_value(key));
}

template <typename T> static inline T opt(int index, const T &otherwise) {
    const std::size_t count = testlib_detail::options().arguments.size();
    return std::size_t(index) < count ? opt<T>(index) : otherwise;
}

template <typename T> static inline T opt(const std::string &key, const T &otherwise) {
    return has_opt(key) ? opt<T>(key) : otherwise;
}

// The first of several names that was given.
template <typename T> static inline T opt(std::initializer_list<std::string> keys) {
    for (const std::string &key : keys)
        if (has_opt(key))
            return opt<T>(key);
    __testlib_fail("Opts: unknown key '" + compress(join(keys.begin(), keys.end(), ',')) + "'");
}

// Lists such as -sizes=1,2,3.
template <typename T> static inline std::vector<T> opts(int index, char separator = ',') {
    return testlib_detail::parsed_list<T>(opt(index), std::string(1, separator));
}

template <typename T> static inline std::vector<T> opts(const std::string &key, char separator = ',') {
    return testlib_detail::parsed_list<T>(opt(key), std::string(1, separator));
}

template <typename T> static inline std::vector<T> opts(int index, const std::string &separators) {
    return testlib_detail::parsed_list<T>(opt(index), separators);
}

template <typename T>
static inline std::vector<T> opts(const std::string &key, const std::string &separators) {
    return testlib_detail::parsed_list<T>(opt(key), separators);
}

static inline void ensureNoUnusedOpts() {
    if (const testlib_detail::Option *const unused = testlib_detail::unused_option())
        __testlib_fail("Opts: unused key '" + compress(unused->key) + "'");
}

static inline void suppressEnsureNoUnusedOpts() { testlib_detail::unused_options_allowed = true; }

// Writing generated tests.

// From here on the standard output goes to the file named by the test's number.
static inline void startTest(int test) {
    const std::string name = vtos(test);
    if (std::freopen(name.c_str(), "wb", stdout) == NULL)
        __testlib_fail("Unable to write file '" + name + "'");
}

namespace testlib_detail {

template <typename T> static inline auto is_range(const T &value, int)
    -> decltype(value.begin(), value.end(), std::true_type());
template <typename T> static inline std::false_type is_range(const T &, long);

template <typename T> static inline void print(const T &value, std::false_type) { std::cout << value; }

template <typename Iterator, typename End>
static inline void print_range(Iterator first, End last);

template <typename T> static inline void print(const T &value, std::true_type) {
    print_range(value.begin(), value.end());
}

static inline void print_one(const std::string &value) { std::cout << value; }

template <typename T> static inline void print_one(const T &value) {
    print(value, decltype(is_range(value, 0))());
}

template <typename Iterator, typename End>
static inline void print_range(Iterator first, End last) {
    for (Iterator it = first; it != last; ++it) {
        if (it != first)
            std::cout << ' ';
        print_one(*it);
    }
}

// What has a category of iterators, texts by pointer excepted.
template <typename T, typename = void> struct is_iterator : std::false_type {};
template <typename T>
struct is_iterator<T *>
    : std::integral_constant<bool, !std::is_same<typename std::remove_cv<T>::type, char>::value> {};
template <typename T>
struct is_iterator<T, typename std::conditional<false, typename T::iterator_category, void>::type>
    : std::true_type {};

template <typename A, typename B> static inline void print_two(A first, B last, std::true_type) {
    print_range(first, last);
}

template <typename A, typename B>
static inline void print_two(const A &a, const B &b, std::false_type) {
    print_one(a);
    std::cout << ' ';
    print_one(b);
}

static inline void print_rest() {}

template <typename T, typename... Rest>
static inline void print_rest(const T &value, const Rest &...rest) {
    std::cout << ' ';
    print_one(value);
    print_rest(rest...);
}

}  // namespace testlib_detail

// Values with spaces between them; containers and a pair of iterators by their elements.
static inline void println() { std::cout << '\n'; }

template <typename T> static inline void println(const T &value) {
    testlib_detail::print_one(value);
    std::cout << '\n';
}

template <typename A, typename B> static inline void println(const A &a, const B &b) {
    typedef typename std::decay<A>::type First;
    typedef std::integral_constant<bool, std::is_same<First, typename std::decay<B>::type>::value &&
                                             testlib_detail::is_iterator<First>::value>
        Range;
    testlib_detail::print_two(a, b, Range());
    std::cout << '\n';
}

template <typename A, typename B, typename C, typename... Rest>
static inline void println(const A &a, const B &b, const C &c, const Rest &...rest) {
    testlib_detail::print_one(a);
    testlib_detail::print_rest(b, c, rest...);
    std::cout << '\n';
}

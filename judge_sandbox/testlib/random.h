// Random numbers with the well-known sequence: 48 bits, linear congruential, seeded by the arguments.
class random_t {
public:
    static int version;

    random_t() : state_(3905348978240129619ULL) {}

    void setSeed(int argc, char *argv[]) {
        random_t fresh;
        state_ = fresh.state_;
        for (int i = 1; i < argc; ++i) {
            for (const char *c = argv[i]; *c != '\0'; ++c)
                state_ = state_ * MULTIPLIER + (unsigned)(signed char)*c + ADDEND;
            state_ += MULTIPLIER / ADDEND;
        }
        state_ &= MASK;
    }
    void setSeed(long long seed) { state_ = ((unsigned long long)seed ^ MULTIPLIER) & MASK; }

    // A real number of [0, 1).
    double next() {
        const long long high = bits(26) << 27;
        return within_unit(double(high + bits(27)) / double(1LL << 53));
    }
    // Whole numbers of [0, n).
    int next(int n);
    unsigned next(unsigned n);
    long long next(long long n);
    unsigned long long next(unsigned long long n);
    long next(long n) { return long(next((long long)n)); }
    unsigned long next(unsigned long n) { return (unsigned long)next((unsigned long long)n); }
    // Whole numbers of [low, high].
    int next(int low, int high) { return int(next((long long)high - low + 1) + low); }
    unsigned next(unsigned low, unsigned high) {
        return unsigned(next((long long)high - low + 1) + low);
    }
    long long next(long long low, long long high);
    unsigned long long next(unsigned long long low, unsigned long long high);
    long next(long low, long high) { return long(next((long long)low, (long long)high)); }
    unsigned long next(unsigned long low, unsigned long high) {
        return (unsigned long)next((unsigned long long)low, (unsigned long long)high);
    }
    // Real numbers of [0, n) and [low, high).
    double next(double n);
    double next(double low, double high);
    // A text of a pattern; the second form fills in a format first.
    std::string next(const std::string &shape) { return pattern(shape).next(*this); }
    std::string next(const char *fmt, ...) TESTLIB_PRINTF(2, 3);

    // Like next, the best of 1 + type attempts: large for a positive type, small for a negative.
    int wnext(int n, int type) { return weighted_integer(n, type, "wnext(int n, int type)"); }
    long long wnext(long long n, int type) {
        return weighted_integer(n, type, "wnext(long long n, int type)");
    }
    unsigned wnext(unsigned n, int type) { return unsigned(wnext((long long)n, type)); }
    unsigned long long wnext(unsigned long long n, int type) {
        return (unsigned long long)wnext((long long)n, type);
    }
    long wnext(long n, int type) { return long(wnext((long long)n, type)); }
    unsigned long wnext(unsigned long n, int type) { return (unsigned long)wnext((long long)n, type); }
    double wnext(double n, int type);
    double wnext(int type) { return wnext(1.0, type); }
    int wnext(int low, int high, int type) { return wnext_between(low, high, type); }
    unsigned wnext(unsigned low, unsigned high, int type) { return wnext_between(low, high, type); }
    long long wnext(long long low, long long high, int type) { return wnext_between(low, high, type); }
    unsigned long long wnext(unsigned long long low, unsigned long long high, int type) {
        return wnext_between(low, high, type);
    }
    long wnext(long low, long high, int type) { return wnext_between(low, high, type); }
    unsigned long wnext(unsigned long low, unsigned long high, int type) {
        return wnext_between(low, high, type);
    }
    double wnext(double low, double high, int type);

    // An element of a container or range.
    template <typename Container> typename Container::value_type any(const Container &c) {
        return pick(c.begin(), next(size_of(c.size(), "any(const Container& c): c.size()")));
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type any(Iterator begin, Iterator end) {
        const long long size = std::distance(begin, end);
        return pick(begin, next(size_of(size, "any(begin, end): range size")));
    }
    template <typename Container>
    typename Container::value_type wany(const Container &c, int type) {
        return pick(c.begin(), wnext(size_of(c.size(), "wany(const Container& c): c.size()"), type));
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type wany(Iterator begin, Iterator end, int type) {
        const long long size = std::distance(begin, end);
        return pick(begin, wnext(size_of(size, "wany(begin, end, int type): range size"), type));
    }

    // first, first + 1, ... in any order.
    template <typename T, typename E> std::vector<E> perm(T size, E first);
    template <typename T> std::vector<T> perm(T size) { return perm(size, T(0)); }
    // Different numbers of [low, high], or of [0, upper).
    template <typename T> std::vector<T> distinct(int size, T low, T high);
    template <typename T> std::vector<T> distinct(int size, T upper);
    // Numbers of at least `least` with the given sum.
    template <typename T> std::vector<T> partition(int size, T sum, T least);
    template <typename T> std::vector<T> partition(int size, T sum) {
        return partition(size, sum, T(1));
    }

private:
    static const unsigned long long MULTIPLIER = 0x5DEECE66DULL, ADDEND = 0xB, MASK = (1ULL << 48) - 1;
    static const int ATTEMPTS = 25;  // from here on a power takes the place of attempts

    static void refuse(bool wrong, const std::string &what) {
        if (wrong)
            __testlib_fail("random_t::" + what);
    }
    static double within_unit(double x) { return within_bound(x, 1.0); }
    static double within_bound(double x, double n) {
        return x >= n ? std::nextafter(n, 0.0) : std::max(x, 0.0);
    }

    // The upper bits of one step, or of two for more than 48.
    long long bits(int count) {
        if (count > 48) {
            const long long high = bits(31) << 32;
            return high ^ bits(version == 0 ? 31 : 32);
        }
        state_ = (state_ * MULTIPLIER + ADDEND) & MASK;
        return (long long)(state_ >> (48 - count));
    }
    double power(int type) {
        return type > 0 ? std::pow(next(), 1.0 / (type + 1)) : 1 - std::pow(next(), 1.0 / (-type + 1));
    }
    template <typename T> T weighted_integer(T n, int type, const char *function);
    template <typename T> T wnext_between(T low, T high, int type) {
        refuse(low > high, "wnext(from, to, int type): from can't exceed to");
        return T(wnext(T(high - low + 1), type) + low);
    }
    static int size_of(long long size, const char *what) {
        refuse(size <= 0 || size > INT_MAX, std::string(what) + " must be positive");
        return int(size);
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type pick(Iterator it, int steps) {
        std::advance(it, steps);
        return *it;
    }

    unsigned long long state_;
};

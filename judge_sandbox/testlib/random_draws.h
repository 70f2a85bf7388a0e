// How each kind of random value is drawn.
int random_t::version = -1;

inline int random_t::next(int n) {
    if (n <= 0)
        refuse(true, "next(int n): n must be positive");
    if ((n & -n) == n)  // a power of two: the upper bits are the better ones
        return int((n * bits(31)) >> 31);
    const long long limit = INT_MAX / n * (long long)n;
    long long drawn;
    do
        drawn = bits(31);
    while (drawn >= limit);
    return int(drawn % n);
}

inline unsigned random_t::next(unsigned n) {
    if (n >= unsigned(INT_MAX))
        refuse(true, "next(unsigned int n): n must be less INT_MAX");
    return unsigned(next(int(n)));
}

inline long long random_t::next(long long n) {
    if (n <= 0)
        refuse(true, "next(long long n): n must be positive");
    const long long limit = LLONG_MAX / n * n;
    long long drawn;
    do
        drawn = bits(63);
    while (drawn >= limit);
    return drawn % n;
}

inline unsigned long long random_t::next(unsigned long long n) {
    if (n >= (unsigned long long)LLONG_MAX)
        refuse(true, "next(unsigned long long n): n must be less LONGLONG_MAX");
    return (unsigned long long)next((long long)n);
}

inline long long random_t::next(long long low, long long high) {
    return next((long long)((unsigned long long)high - (unsigned long long)low + 1)) + low;
}

inline unsigned long long random_t::next(unsigned long long low, unsigned long long high) {
    if (low > high)
        refuse(true, "next(unsigned long long from, unsigned long long to): from can't not exceed to");
    return next(high - low + 1) + low;
}

inline double random_t::next(double n) {
    if (n <= 0)
        refuse(true, "next(double): n should be positive");
    return within_bound(n * next(), n);
}

inline double random_t::next(double low, double high) {
    if (low >= high)
        refuse(true, "next(double from, double to): from should be strictly less than to");
    return next(high - low) + low;
}

inline std::string random_t::next(const char *fmt, ...) {
    TESTLIB_FORMAT_TO(shape, fmt);
    return next(shape);
}

template <typename T> T random_t::weighted_integer(T n, int type, const char *function) {
    if (n <= 0)
        refuse(true, std::string(function) + ": n must be positive");
    if (type <= -ATTEMPTS || type >= ATTEMPTS) {
        const T drawn = T(double(n) * power(type));
        return drawn < 0 ? T(0) : drawn >= n ? n - 1 : drawn;
    }
    T best = next(n);
    for (int i = 0; i < type; ++i)
        best = std::max(best, next(n));
    for (int i = 0; i < -type; ++i)
        best = std::min(best, next(n));
    return best;
}

inline double random_t::wnext(double n, int type) {
    if (n <= 0)
        refuse(true, "wnext(double n, int type): n must be positive");
    if (type <= -ATTEMPTS || type >= ATTEMPTS)
        return within_bound(n * power(type), n);
    double best = next();
    for (int i = 0; i < type; ++i)
        best = std::max(best, next());
    for (int i = 0; i < -type; ++i)
        best = std::min(best, next());
    return n * best;
}

inline double random_t::wnext(double low, double high, int type) {
    if (low >= high)
        refuse(true, "wnext(double from, double to, int type): from should be strictly less than to");
    return wnext(high - low, type) + low;
}

template <typename T, typename E> std::vector<E> random_t::perm(T size, E first) {
    refuse(size < 0, "perm(T size, E first): size must non-negative");
    std::vector<E> order;
    for (T i = 0; i < size; ++i)
        order.push_back(first++);
    for (T i = 1; i < size; ++i)
        std::swap(order[i], order[next(i + 1)]);
    return order;
}

template <typename T> std::vector<T> random_t::distinct(int size, T low, T high) {
    std::vector<T> chosen;
    if (size == 0)
        return chosen;
    refuse(low > high, "distinct expected from <= to");
    refuse(size < 0, "distinct expected size >= 0");
    const unsigned long long count = (unsigned long long)high - (unsigned long long)low + 1;
    if (count > 0 && (unsigned long long)size > count)
        refuse(true, "distinct expected size <= to - from + 1");
    double attempts = 0;  // that drawing until all differ would take
    const double all = count > 0 ? double(count) : std::ldexp(1.0, 64);
    for (int i = 0; i < size; ++i)
        attempts += all / (all - i);
    if (attempts < all) {
        std::set<T> seen;
        while (int(chosen.size()) < size) {
            const T drawn = T(next(low, high));
            if (seen.insert(drawn).second)
                chosen.push_back(drawn);
        }
        return chosen;
    }
    refuse(count > 1000000000, "distinct here expected to - from + 1 <= 1000000000");
    chosen = perm(int(count), low);
    chosen.resize(size);
    return chosen;
}

template <typename T> std::vector<T> random_t::distinct(int size, T upper) {
    refuse(size < 0, "distinct expected size >= 0");
    if (size == 0)
        return std::vector<T>();
    refuse(upper <= 0, "distinct expected upper > 0");
    return distinct(size, T(0), T(upper - 1));
}

// Bars between stars: the places of size - 1 bars among the rest of the sum.
template <typename T> std::vector<T> random_t::partition(int size, T sum, T least) {
    refuse(size < 0, "partition: size < 0");
    refuse(size == 0 && sum != 0, "partition: size == 0 && sum != 0");
    refuse(least * size > sum, "partition: min_part * size > sum");
    std::vector<T> parts;
    if (size == 0)
        return parts;
    const T places = sum - least * size + size;
    std::vector<T> bars = distinct(size - 1, T(1), T(places - 1));
    std::sort(bars.begin(), bars.end());
    bars.push_back(places);
    T before = 0;
    for (const T &bar : bars) {
        parts.push_back(bar - before - 1 + least);
        before = bar;
    }
    return parts;
}

inline std::string pattern::next(random_t &random) const {
    std::string text;
    if (!is_choice_) {
        if (most_ == testlib_detail::UNLIMITED)
            __testlib_fail("pattern::next(random_t& rnd): can't process character '*' for generation");
        const int count = most_ > 0 ? random.next(most_ - least_ + 1) + least_ : 0;
        for (int i = 0; i < count; ++i)
            text += characters_[random.next(int(characters_.size()))];
    }
    if (!parts_.empty())
        text += parts_[random.next(int(parts_.size()))].next(random);
    return text;
}

static random_t rnd;

// The same order for the same seed with every compiler, unlike std::shuffle.
template <typename Iterator> static inline void shuffle(Iterator first, Iterator last) {
    if (first == last)
        return;
    for (Iterator it = first + 1; it != last; ++it)
        std::iter_swap(it, first + rnd.next(int(it - first) + 1));
}

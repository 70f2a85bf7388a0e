// Patterns: a small language of shapes, to check text against and to generate text from.
//
//   [a-z0-9_] [^,] \[ .       a character (a point is a point), from a set, or escaped
//   x{3} x{1,5} x{2,} x? x* x+   how often the character before
//   abc|[0-9]{2}              choices
//   id(yes|no)                a bracketed choice, only at the end
//
// Spaces are left out of the pattern.
class random_t;

class pattern {
public:
    pattern(std::string s);
    bool matches(const std::string &s) const { return matches(s, 0); }
    std::string next(random_t &random) const;
    std::string src() const { return source_; }

private:
    bool matches(const std::string &s, std::size_t begin) const;
    bool split_choices(const std::string &s);
    void scan_characters(const std::string &s, std::size_t &at);
    void scan_set(const std::string &s, std::size_t &at);
    void scan_count(const std::string &s, std::size_t &at);

    std::string source_;
    // Either choices, or characters by number followed by at most one rest.
    bool is_choice_ = false;
    std::vector<pattern> parts_;
    std::string characters_;
    int least_ = 1, most_ = 1;
};

namespace testlib_detail {

static const int UNLIMITED = INT_MAX;

NORETURN static inline void bad_pattern(const std::string &part) {
    __testlib_fail("pattern: Illegal pattern (or part) \"" + part + "\"");
}

// A number that a count may hold; -1 when it is none.
static inline int count_value(const std::string &s) {
    if (s.empty() || s.size() > 9 || s.find_first_not_of("0123456789") != std::string::npos)
        return -1;
    return std::atoi(s.c_str());
}

}  // namespace testlib_detail

inline pattern::pattern(std::string given) : source_(given) {
    std::string s = given;
    s.erase(std::remove(s.begin(), s.end(), ' '), s.end());
    if (s.empty())
        testlib_detail::bad_pattern(s);
    if (split_choices(s)) {
        is_choice_ = true;
        return;
    }
    std::size_t at = 0;
    scan_characters(s, at);
    scan_count(s, at);
    if (at < s.size())
        parts_.push_back(pattern(s.substr(at)));
}

// Splits at bars outside brackets, or takes off brackets around the whole; false if there is neither.
inline bool pattern::split_choices(const std::string &s) {
    std::vector<std::size_t> bars;
    int depth = 0;
    std::size_t first_close = s.size();
    for (std::size_t i = 0; i < s.size(); ++i) {
        if (s[i] == '\\') {
            ++i;
        } else if (s[i] == '(') {
            ++depth;
        } else if (s[i] == ')') {
            if (--depth < 0)
                testlib_detail::bad_pattern(s);
            if (depth == 0)
                first_close = std::min(first_close, i);
        } else if (s[i] == '|' && depth == 0) {
            bars.push_back(i);
        }
    }
    if (depth != 0)
        testlib_detail::bad_pattern(s);
    if (bars.empty()) {
        if (s[0] != '(' || first_close != s.size() - 1)
            return false;
        parts_.push_back(pattern(s.substr(1, s.size() - 2)));
        return true;
    }
    bars.push_back(s.size());
    std::size_t begin = 0;
    for (std::size_t bar : bars) {
        parts_.push_back(pattern(s.substr(begin, bar - begin)));
        begin = bar + 1;
    }
    return true;
}

inline void pattern::scan_characters(const std::string &s, std::size_t &at) {
    if (s[at] == '[') {
        scan_set(s, at);
        return;
    }
    if (s[at] == '\\' && ++at == s.size())
        testlib_detail::bad_pattern(s);
    characters_ = s[at++];
}

inline void pattern::scan_set(const std::string &s, std::size_t &at) {
    ++at;
    const bool others = at < s.size() && s[at] == '^';
    at += others;
    bool range = false, can_begin_range = false;
    for (; at < s.size() && s[at] != ']'; ++at) {
        if (s[at] == '-' && can_begin_range && at + 1 < s.size() && s[at + 1] != ']') {
            range = true;
            can_begin_range = false;
            continue;
        }
        if (s[at] == '\\' && ++at == s.size())
            break;
        if (range && characters_.back() > s[at])
            testlib_detail::bad_pattern(s);
        for (int c = characters_.empty() ? 0 : characters_.back() + 1; range && c < s[at]; ++c)
            characters_ += char(c);
        characters_ += s[at];
        can_begin_range = !range;
        range = false;
    }
    if (at >= s.size())
        testlib_detail::bad_pattern(s);
    ++at;
    if (others) {
        const std::string excluded = characters_;
        characters_.clear();
        for (int c = 0; c < 255; ++c)
            if (excluded.find(char(c)) == std::string::npos)
                characters_ += char(c);
    }
    std::sort(characters_.begin(), characters_.end());
    characters_.erase(std::unique(characters_.begin(), characters_.end()), characters_.end());
}

inline void pattern::scan_count(const std::string &s, std::size_t &at) {
    const char sign = at < s.size() ? s[at] : '\0';
    if (sign == '?' || sign == '*' || sign == '+') {
        least_ = sign == '+';
        most_ = sign == '?' ? 1 : testlib_detail::UNLIMITED;
        ++at;
    } else if (sign == '{') {
        const std::size_t close = s.find('}', at);
        if (close == std::string::npos)
            testlib_detail::bad_pattern(s);
        const std::string count = s.substr(at + 1, close - at - 1);
        const std::size_t comma = std::min(count.find(','), count.size());
        const std::string least = count.substr(0, comma);
        const std::string most = comma == count.size() ? least : count.substr(comma + 1);
        least_ = least.empty() && comma < count.size() ? 0 : testlib_detail::count_value(least);
        most_ = most.empty() && comma < count.size() ? testlib_detail::UNLIMITED
                                                    : testlib_detail::count_value(most);
        if (least_ < 0 || most_ < least_)
            testlib_detail::bad_pattern(s);
        at = close + 1;
    }
}

inline bool pattern::matches(const std::string &s, std::size_t begin) const {
    if (is_choice_) {
        for (const pattern &choice : parts_)
            if (choice.matches(s, begin))
                return true;
        return false;
    }
    std::size_t taken = 0;
    while (begin + taken < s.size() && taken < std::size_t(most_) &&
           characters_.find(s[begin + taken]) != std::string::npos)
        ++taken;
    if (parts_.empty())
        return taken >= std::size_t(least_) && begin + taken == s.size();
    for (;; --taken) {
        if (taken < std::size_t(least_))
            return false;
        if (parts_[0].matches(s, begin + taken))
            return true;
        if (taken == 0)
            return false;
    }
}

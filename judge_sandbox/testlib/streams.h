// The three streams, and everything that can be read from one.
class pattern;

namespace testlib_detail {

// 64-bit signed, unless one of the types is 64-bit unsigned.
template <typename A, typename B>
using wide_integer = typename std::enable_if<
    std::is_integral<A>::value && std::is_integral<B>::value,
    typename std::conditional<(std::is_unsigned<A>::value && sizeof(A) == 8) ||
                                  (std::is_unsigned<B>::value && sizeof(B) == 8),
                              unsigned long long, long long>::type>::type;

}  // namespace testlib_detail

class InStream {
public:
    explicit InStream(TMode stream_mode = _input, const char *stream_name = "")
        : mode(stream_mode), name(stream_name) {}
    // A stream over a text; mistakes in it count as mistakes in `base`.
    InStream(const InStream &base, std::string content);
    ~InStream() { source_.close(); }
    InStream(const InStream &) = delete;
    InStream &operator=(const InStream &) = delete;

    void init(std::string file_name, TMode stream_mode);
    void init(std::FILE *file, TMode stream_mode);
    void reset(std::FILE *file = NULL);
    void close();
    void skipBom();

    TMode mode;
    std::string name;
    bool opened = false, stdfile = false;
    bool strict = false;  // validators: blanks are not skipped
    int lastLine = -1;    // where the last reading began
    std::size_t maxFileSize = 128 * 1000 * 1024;
    std::size_t maxTokenLength = 32 * 1024 * 1024;
    std::size_t maxMessageLength = 32000;

    // Characters as they stand.
    char curChar();
    char nextChar();
    void skipChar() { chars().next(); }
    void unreadChar(char c);
    char readChar() { return nextChar(); }
    char readChar(char expected);
    char readSpace() { return readChar(SPACE); }
    bool isEof(char c) const { return ::isEof(c); }
    bool eof() { return chars().current() == testlib_detail::CharacterSource::END; }
    bool eoln();  // consumes the line end
    void readEof();
    void readEoln();
    void skipBlanks();
    bool seekEof();
    bool seekEoln();
    void nextLine();
    int getLine() { return chars().line(); }

    // Words, also called tokens.
    void readWordTo(std::string &result);
    void readWordTo(std::string &result, const pattern &shape, const std::string &variable = "");
    void readWordTo(std::string &result, const std::string &shape, const std::string &variable = "");
    std::string readWord();
    std::string readWord(const pattern &shape, const std::string &variable = "");
    std::string readWord(const std::string &shape, const std::string &variable = "");
    std::vector<std::string> readWords(int size, int first_index = 1);
    std::vector<std::string> readWords(int size, const pattern &shape,
                                       const std::string &variables = "", int first_index = 1);
    std::vector<std::string> readWords(int size, const std::string &shape,
                                       const std::string &variables = "", int first_index = 1);

    template <typename... Rest> void readTokenTo(std::string &result, const Rest &...rest) {
        readWordTo(result, rest...);
    }
    std::string readToken() { return readWord(); }
    template <typename Shape>
    std::string readToken(const Shape &shape, const std::string &variable = "") {
        return readWord(shape, variable);
    }
    std::vector<std::string> readTokens(int size, int first_index = 1) {
        return readWords(size, first_index);
    }
    template <typename Shape>
    std::vector<std::string> readTokens(int size, const Shape &shape,
                                        const std::string &variables = "", int first_index = 1) {
        return readWords(size, shape, variables, first_index);
    }

    // Lines, also called strings.
    void readLineTo(std::string &result);
    void readLineTo(std::string &result, const pattern &shape, const std::string &variable = "");
    void readLineTo(std::string &result, const std::string &shape, const std::string &variable = "");
    std::string readLine();
    std::string readLine(const pattern &shape, const std::string &variable = "");
    std::string readLine(const std::string &shape, const std::string &variable = "");
    std::vector<std::string> readLines(int size, int first_index = 1);
    std::vector<std::string> readLines(int size, const pattern &shape,
                                       const std::string &variables = "", int first_index = 1);
    std::vector<std::string> readLines(int size, const std::string &shape,
                                       const std::string &variables = "", int first_index = 1);

    template <typename... Rest> void readStringTo(std::string &result, const Rest &...rest) {
        readLineTo(result, rest...);
    }
    std::string readString() { return readLine(); }
    template <typename Shape>
    std::string readString(const Shape &shape, const std::string &variable = "") {
        return readLine(shape, variable);
    }
    std::vector<std::string> readStrings(int size, int first_index = 1) {
        return readLines(size, first_index);
    }
    template <typename Shape>
    std::vector<std::string> readStrings(int size, const Shape &shape,
                                         const std::string &variables = "", int first_index = 1) {
        return readLines(size, shape, variables, first_index);
    }

    // Integers.
    int readInt();
    int readInt(int low, int high, const std::string &variable = "");
    std::vector<int> readInts(int size, int first_index = 1);
    std::vector<int> readInts(int size, int low, int high, const std::string &variables = "",
                              int first_index = 1);
    int readInteger() { return readInt(); }
    int readInteger(int low, int high, const std::string &variable = "") {
        return readInt(low, high, variable);
    }
    std::vector<int> readIntegers(int size, int first_index = 1) {
        return readInts(size, first_index);
    }
    std::vector<int> readIntegers(int size, int low, int high, const std::string &variables = "",
                                  int first_index = 1) {
        return readInts(size, low, high, variables, first_index);
    }
    long long readLong();
    long long readLong(long long low, long long high, const std::string &variable = "");
    // Bounds of other types, also mixed ones; unsigned 64-bit bounds read an unsigned number.
    template <typename Low, typename High>
    testlib_detail::wide_integer<Low, High> readLong(Low low, High high,
                                                     const std::string &variable = "") {
        typedef testlib_detail::wide_integer<Low, High> Wide;
        return readWide(Wide(low), Wide(high), variable);
    }
    std::vector<long long> readLongs(int size, int first_index = 1);
    std::vector<long long> readLongs(int size, long long low, long long high,
                                     const std::string &variables = "", int first_index = 1);
    unsigned long long readUnsignedLong();
    unsigned long long readUnsignedLong(unsigned long long low, unsigned long long high,
                                        const std::string &variable = "");
    std::vector<unsigned long long> readUnsignedLongs(int size, int first_index = 1);
    std::vector<unsigned long long> readUnsignedLongs(int size, unsigned long long low,
                                                      unsigned long long high,
                                                      const std::string &variables = "",
                                                      int first_index = 1);

    // Reals. Strict ones have no sign +, no exponent, and a given number of digits after the point.
    double readDouble();
    double readDouble(double low, double high, const std::string &variable = "");
    std::vector<double> readDoubles(int size, int first_index = 1);
    std::vector<double> readDoubles(int size, double low, double high,
                                    const std::string &variables = "", int first_index = 1);
    double readReal() { return readDouble(); }
    double readReal(double low, double high, const std::string &variable = "") {
        return readDouble(low, high, variable);
    }
    std::vector<double> readReals(int size, int first_index = 1) {
        return readDoubles(size, first_index);
    }
    std::vector<double> readReals(int size, double low, double high,
                                  const std::string &variables = "", int first_index = 1) {
        return readDoubles(size, low, high, variables, first_index);
    }
    double readStrictDouble(double low, double high, int least_digits, int most_digits,
                            const std::string &variable = "");
    std::vector<double> readStrictDoubles(int size, double low, double high, int least_digits,
                                          int most_digits, const std::string &variables = "",
                                          int first_index = 1);
    double readStrictReal(double low, double high, int least_digits, int most_digits,
                          const std::string &variable = "") {
        return readStrictDouble(low, high, least_digits, most_digits, variable);
    }
    std::vector<double> readStrictReals(int size, double low, double high, int least_digits,
                                        int most_digits, const std::string &variables = "",
                                        int first_index = 1) {
        return readStrictDoubles(size, low, high, least_digits, most_digits, variables, first_index);
    }

    // Ending the program; a mistake outside the contestant's output becomes a failure.
    NORETURN void quit(TResult result, const char *message);
    NORETURN void quits(TResult result, const std::string &message);
    NORETURN void quitf(TResult result, const char *fmt, ...) TESTLIB_PRINTF(3, 4);
    void quitif(bool condition, TResult result, const char *fmt, ...) TESTLIB_PRINTF(4, 5);
    void ensuref(bool condition, const char *fmt, ...) TESTLIB_PRINTF(3, 4);

    // "Integer parameter [name=x] equals to 7", "Token element w[2] equals to ..." and so on.
    std::string describe(const char *kind, const std::string &variable, const std::string &value,
                         const char *parameter = " parameter") const;

private:
    testlib_detail::CharacterSource &chars() {
        if (!source_.is_open())
            open_late();
        return source_;
    }
    TESTLIB_RARE void open_late();
    void require_more(const char *expected);
    void require_match(const char *kind, const char *parameter, const std::string &value,
                       const pattern &shape, const std::string &variable);
    template <typename T>
    T within(const char *kind, T value, T low, T high, const std::string &variable);
    template <typename T, typename Read> std::vector<T> many(int size, int first_index, Read read);
    long long readWide(long long low, long long high, const std::string &variable) {
        return readLong(low, high, variable);
    }
    unsigned long long readWide(unsigned long long low, unsigned long long high,
                                const std::string &variable) {
        return readUnsignedLong(low, high, variable);
    }

    testlib_detail::CharacterSource source_;
    std::string file_name_, word_;
    bool read_past_end_ = false, in_sequence_ = false;
    int index_ = 0;
};

static InStream inf(_input, "input"), ouf(_output, "output"), ans(_answer, "answer");
static std::fstream tout;

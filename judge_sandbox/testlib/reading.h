// The readers.
inline char InStream::curChar() {
    const int c = chars().current();
    return char(c == testlib_detail::CharacterSource::END ? EOFC : c);
}

inline char InStream::nextChar() {
    lastLine = chars().line();
    const int c = chars().next();
    read_past_end_ = c == testlib_detail::CharacterSource::END;
    return char(read_past_end_ ? EOFC : c);
}

inline void InStream::unreadChar(char c) {
    // What was read at the end is no character and does not come back.
    if (!(read_past_end_ && c == char(EOFC)))
        chars().unread((unsigned char)c);
    read_past_end_ = false;
}

inline char InStream::readChar(char expected) {
    const char found = nextChar();
    if (found != expected) {
        const std::string shown = testlib_format_(isEoln(found) ? "#%d" : "'%c'", found);
        quitf(_pe, "Unexpected character %s, but '%c' expected", shown.c_str(), expected);
    }
    return found;
}

inline bool InStream::eoln() {
    testlib_detail::CharacterSource &source = chars();
    lastLine = source.line();
    const int c = source.next();
#ifdef FOR_WINDOWS
    const bool with_return = true;
#else
    const bool with_return = !strict;
#endif
    if (c == LF && !(strict && with_return))
        return true;
    if (c == CR && with_return) {
        if (source.current() == LF) {
            source.next();
            return true;
        }
    }
    source.unread(c);
    return !strict && c == testlib_detail::CharacterSource::END;
}

inline void InStream::readEoln() {
    if (!eoln())
        quit(_pe, "Expected EOLN");
}

inline void InStream::readEof() {
    lastLine = chars().line();
    if (!eof())
        quit(_pe, "Expected EOF");
    if (this == &inf)
        ++TestlibFinalizeGuard::readEofCount;
}

inline void InStream::skipBlanks() {
    testlib_detail::CharacterSource &source = chars();
    for (int c = source.current(); c == SPACE || c == LF || c == CR || c == TAB; c = source.current())
        source.next();
}

inline bool InStream::seekEof() {
    skipBlanks();
    return eof();
}

inline bool InStream::seekEoln() {
    testlib_detail::CharacterSource &source = chars();
    while (source.current() == SPACE || source.current() == TAB)
        source.next();
    return eoln();
}

inline void InStream::nextLine() { readLine(); }

inline void InStream::require_more(const char *expected) {
    if (!strict && seekEof())
        quitf(_unexpected_eof, "Unexpected end of file - %s expected", expected);
}

inline void InStream::readWordTo(std::string &result) {
    testlib_detail::CharacterSource &source = chars();
    if (!strict)
        skipBlanks();
    lastLine = source.line();
    int c = source.current();
    if (c == testlib_detail::CharacterSource::END)
        quit(_unexpected_eof, "Unexpected end of file - token expected");
    if (isBlanks(char(c)))
        quit(_pe, "Unexpected white-space - token expected");
    result.clear();
    while (c != testlib_detail::CharacterSource::END && !isBlanks(char(c))) {
        result += char(c);
        if (result.size() > maxTokenLength)
            quitf(_pe, "Length of token exceeds %lld, token is '%s...'", (long long)maxTokenLength,
                  compress(result).c_str());
        source.next();
        c = source.current();
    }
}

inline void InStream::readLineTo(std::string &result) {
    testlib_detail::CharacterSource &source = chars();
    lastLine = source.line();
    if (strict && eof())
        quit(_pe, "Expected line");
    result.clear();
    int c = source.current();
    for (; c != testlib_detail::CharacterSource::END && c != LF; c = source.current()) {
        source.next();
        if (c == CR && source.current() == LF) {
            source.unread(c);
            break;
        }
        result += char(c);
    }
    if (strict)
        readEoln();
    else
        eoln();
}

inline std::string InStream::describe(const char *kind, const std::string &variable,
                                      const std::string &value, const char *parameter) const {
    if (in_sequence_)
        return testlib_format_(variable.empty() ? "%s element %s[index=%d] equals to %s,"
                                       : "%s element %s[%d] equals to %s,",
                      kind, variable.c_str(), index_, value.c_str());
    if (variable.empty())
        return testlib_format_("%s %s", kind, value.c_str());
    return testlib_format_("%s%s [name=%s] equals to %s,", kind, parameter, variable.c_str(), value.c_str());
}

template <typename T>
T InStream::within(const char *kind, T value, T low, T high, const std::string &variable) {
    if (value < low || value > high)
        quitf(_wa, "%s violates the range [%s, %s]", describe(kind, variable, vtos(value)).c_str(),
              testlib_detail::bound_text(low).c_str(), testlib_detail::bound_text(high).c_str());
    if (strict && testlib_detail::note_variable != NULL && !variable.empty())
        testlib_detail::note_variable(variable, value == low, value == high,
                                      std::to_string(low) + " " + std::to_string(high));
    return value;
}

inline int InStream::readInt() {
    require_more("int32");
    readWordTo(word_);
    return stringToInt(*this, word_);
}

inline int InStream::readInt(int low, int high, const std::string &variable) {
    return within("Integer", readInt(), low, high, variable);
}

inline long long InStream::readLong() {
    require_more("int64");
    readWordTo(word_);
    return stringToLongLong(*this, word_);
}

inline long long InStream::readLong(long long low, long long high, const std::string &variable) {
    return within("Integer", readLong(), low, high, variable);
}

inline unsigned long long InStream::readUnsignedLong() {
    require_more("int64");
    readWordTo(word_);
    return stringToUnsignedLongLong(*this, word_);
}

inline unsigned long long InStream::readUnsignedLong(unsigned long long low, unsigned long long high,
                                                     const std::string &variable) {
    return within("Unsigned integer", readUnsignedLong(), low, high, variable);
}

inline double InStream::readDouble() {
    require_more("double");
    readWordTo(word_);
    return stringToDouble(*this, word_);
}

inline double InStream::readDouble(double low, double high, const std::string &variable) {
    return within("Double", readDouble(), low, high, variable);
}

inline double InStream::readStrictDouble(double low, double high, int least_digits, int most_digits,
                                         const std::string &variable) {
    require_more("strict double");
    readWordTo(word_);
    const double value = stringToStrictDouble(*this, word_, least_digits, most_digits);
    return within("Strict double", value, low, high, variable);
}

inline void InStream::require_match(const char *kind, const char *parameter,
                                    const std::string &value, const pattern &shape,
                                    const std::string &variable) {
    if (!shape.matches(value))
        quitf(_wa, "%s doesn't correspond to pattern \"%s\"",
              describe(kind, variable, '"' + compress(value) + '"', parameter).c_str(),
              shape.src().c_str());
    if (strict && testlib_detail::note_variable != NULL && !variable.empty())
        testlib_detail::note_variable(variable, false, false, "");
}

inline void InStream::readWordTo(std::string &result, const pattern &shape,
                                 const std::string &variable) {
    readWordTo(result);
    require_match("Token", " parameter", result, shape, variable);
}

inline void InStream::readWordTo(std::string &result, const std::string &shape,
                                 const std::string &variable) {
    readWordTo(result, pattern(shape), variable);
}

inline std::string InStream::readWord() {
    std::string word;
    readWordTo(word);
    return word;
}

inline std::string InStream::readWord(const pattern &shape, const std::string &variable) {
    std::string word;
    readWordTo(word, shape, variable);
    return word;
}

inline std::string InStream::readWord(const std::string &shape, const std::string &variable) {
    return readWord(pattern(shape), variable);
}

inline void InStream::readLineTo(std::string &result, const pattern &shape,
                                 const std::string &variable) {
    readLineTo(result);
    require_match("Line", "", result, shape, variable);
}

inline void InStream::readLineTo(std::string &result, const std::string &shape,
                                 const std::string &variable) {
    readLineTo(result, pattern(shape), variable);
}

inline std::string InStream::readLine() {
    std::string line;
    readLineTo(line);
    return line;
}

inline std::string InStream::readLine(const pattern &shape, const std::string &variable) {
    std::string line;
    readLineTo(line, shape, variable);
    return line;
}

inline std::string InStream::readLine(const std::string &shape, const std::string &variable) {
    return readLine(pattern(shape), variable);
}

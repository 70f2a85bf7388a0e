// Opening and closing streams.
inline InStream::InStream(const InStream &base, std::string content)
    : mode(base.mode), name("content of " + base.name), opened(true), strict(base.strict) {
    source_.open_text(content);
}

inline void InStream::init(std::string file_name, TMode stream_mode) {
    file_name_ = file_name;
    mode = stream_mode;
    name = mode == _input ? "input" : mode == _output ? "output" : "answer";
    stdfile = false;
    reset();
}

inline void InStream::init(std::FILE *file, TMode stream_mode) {
    mode = stream_mode;
    name = file == stdin ? "stdin" : mode == _input ? "input" : mode == _output ? "output" : "answer";
    stdfile = true;
    opened = false;
    reset(file);
}

inline void InStream::reset(std::FILE *file) {
    if (opened && stdfile)
        quit(_fail, "Can't reset standard handle");
    close();
    if (stdfile) {
#ifdef _WIN32
        _setmode(_fileno(file), O_BINARY);
#endif
        // The contestant's side of a dialogue.
        source_.open_file(file, mode == _output);
        opened = true;
        return;
    }
    if (file == NULL)
        file = std::fopen(file_name_.c_str(), "rb");
    if (file == NULL && mode == _output)
        quitf(_pe, "Output file not found: \"%s\"", file_name_.c_str());
    if (file == NULL && mode == _answer)
        quitf(_fail, "Answer file not found: \"%s\"", file_name_.c_str());
    if (file == NULL)
        return;  // an input that nobody reads may be absent
    if (std::fseek(file, 0, SEEK_END) == 0) {
        const long size = std::ftell(file);
        std::rewind(file);
        if (size > 0 && std::size_t(size) > maxFileSize)
            quitf(_pe, "File size exceeds %lld bytes, size is %ld", (long long)maxFileSize, size);
    }
    source_.open_file(file, false);
    opened = true;
}

inline void InStream::close() {
    source_.close();
    opened = false;
    lastLine = -1;
    read_past_end_ = false;
}

// An unused stream reads as empty, an input that is needed must exist.
inline void InStream::open_late() {
    if (!file_name_.empty() && mode == _input)
        quitf(_fail, "Input file not found: \"%s\"", file_name_.c_str());
    source_.open_text("");
}

inline void InStream::skipBom() {
    static const unsigned char mark[3] = {0xEF, 0xBB, 0xBF};
    int length = 0;
    while (length < 3 && chars().current() == mark[length]) {
        chars().next();
        ++length;
    }
    while (0 < length && length < 3)
        chars().unread(mark[--length]);
}

// Where a stream's characters come from: a file, the standard input, or a text.
namespace testlib_detail {

class CharacterSource {
public:
    enum { END = -1 };

    // One character at a time for a partner who answers: a block would wait for more than he sends.
    void open_file(std::FILE *file, bool one_at_a_time) {
        close();
        file_ = file;
        one_at_a_time_ = one_at_a_time;
        buffer_.resize(ROOM + BLOCK);
        begin_ = end_ = ROOM;
        start();
    }

    void open_text(const std::string &text) {
        close();
        buffer_ = text;
        begin_ = 0;
        end_ = buffer_.size();
        start();
    }

    void close() {
        if (file_ != NULL && file_ != stdin)
            std::fclose(file_);
        file_ = NULL;
        is_open_ = false;
    }

    bool is_open() const { return is_open_; }
    int line() const { return line_; }

    int current() {
        if (begin_ == end_ && !refill())
            return END;
        return (unsigned char)buffer_[begin_];
    }

    int next() {
        const int c = current();
        if (c != END) {
            ++begin_;
            line_ += c == '\n';
        }
        return c;
    }

    void unread(int c) {
        if (c == END)
            return;
        if (begin_ == 0)
            make_room();
        buffer_[--begin_] = char(c);
        line_ -= c == '\n';
    }

private:
    static const std::size_t ROOM = 16, BLOCK = 1 << 16;

    void start() {
        is_open_ = true;
        at_end_ = false;
        line_ = 1;
    }

    TESTLIB_RARE void make_room() {
        buffer_.insert(0, BLOCK, '\0');
        begin_ += BLOCK;
        end_ += BLOCK;
    }

    TESTLIB_RARE bool refill() {
        if (file_ == NULL || at_end_)
            return false;
        if (buffer_.size() < ROOM + BLOCK)
            buffer_.resize(ROOM + BLOCK);
        begin_ = end_ = ROOM;
        if (one_at_a_time_) {
            const int c = std::getc(file_);
            if (c != EOF)
                buffer_[end_++] = char(c);
        } else {
            end_ += std::fread(&buffer_[ROOM], 1, BLOCK, file_);
        }
        at_end_ = begin_ == end_;
        return !at_end_;
    }

    std::string buffer_;  // of all containers the one that costs no time to compile
    std::size_t begin_ = 0, end_ = 0;
    std::FILE *file_ = NULL;
    bool one_at_a_time_ = false, is_open_ = false, at_end_ = false;
    int line_ = 1;
};

}  // namespace testlib_detail

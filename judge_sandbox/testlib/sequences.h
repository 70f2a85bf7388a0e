// Readers of many values. A message names the value by its index.
template <typename T, typename Read>
std::vector<T> InStream::many(int size, int first_index, Read read) {
    if (size < 0)
        quit(_fail, "readMany: size should be non-negative.");
    if (size > 100000000)
        quit(_fail, "readMany: size should be at most 100000000.");
    std::vector<T> values;
    in_sequence_ = true;
    for (index_ = first_index; int(values.size()) < size; ++index_)
        values.push_back(read());
    in_sequence_ = false;
    return values;
}

inline std::vector<int> InStream::readInts(int size, int first_index) {
    return many<int>(size, first_index, [this] { return readInt(); });
}

inline std::vector<int> InStream::readInts(int size, int low, int high,
                                           const std::string &variables, int first_index) {
    return many<int>(size, first_index, [&] { return readInt(low, high, variables); });
}

inline std::vector<long long> InStream::readLongs(int size, int first_index) {
    return many<long long>(size, first_index, [this] { return readLong(); });
}

inline std::vector<long long> InStream::readLongs(int size, long long low, long long high,
                                                  const std::string &variables, int first_index) {
    return many<long long>(size, first_index, [&] { return readLong(low, high, variables); });
}

inline std::vector<unsigned long long> InStream::readUnsignedLongs(int size, int first_index) {
    return many<unsigned long long>(size, first_index, [this] { return readUnsignedLong(); });
}

inline std::vector<unsigned long long> InStream::readUnsignedLongs(int size, unsigned long long low,
                                                                   unsigned long long high,
                                                                   const std::string &variables,
                                                                   int first_index) {
    return many<unsigned long long>(size, first_index,
                                    [&] { return readUnsignedLong(low, high, variables); });
}

inline std::vector<double> InStream::readDoubles(int size, int first_index) {
    return many<double>(size, first_index, [this] { return readDouble(); });
}

inline std::vector<double> InStream::readDoubles(int size, double low, double high,
                                                 const std::string &variables, int first_index) {
    return many<double>(size, first_index, [&] { return readDouble(low, high, variables); });
}

inline std::vector<double> InStream::readStrictDoubles(int size, double low, double high,
                                                       int least_digits, int most_digits,
                                                       const std::string &variables,
                                                       int first_index) {
    return many<double>(size, first_index, [&] {
        return readStrictDouble(low, high, least_digits, most_digits, variables);
    });
}

inline std::vector<std::string> InStream::readWords(int size, int first_index) {
    return many<std::string>(size, first_index, [this] { return readWord(); });
}

inline std::vector<std::string> InStream::readWords(int size, const pattern &shape,
                                                    const std::string &variables, int first_index) {
    return many<std::string>(size, first_index, [&] { return readWord(shape, variables); });
}

inline std::vector<std::string> InStream::readWords(int size, const std::string &shape,
                                                    const std::string &variables, int first_index) {
    return readWords(size, pattern(shape), variables, first_index);
}

inline std::vector<std::string> InStream::readLines(int size, int first_index) {
    return many<std::string>(size, first_index, [this] { return readLine(); });
}

inline std::vector<std::string> InStream::readLines(int size, const pattern &shape,
                                                    const std::string &variables, int first_index) {
    return many<std::string>(size, first_index, [&] { return readLine(shape, variables); });
}

inline std::vector<std::string> InStream::readLines(int size, const std::string &shape,
                                                    const std::string &variables, int first_index) {
    return readLines(size, pattern(shape), variables, first_index);
}

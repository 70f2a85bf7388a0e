"""Checkers that go along with our Polygon packages: Polygon knows them by name and ships a source
all the same. All are written for testlib."""

from __future__ import annotations

_HEAD = '#include "testlib.h"\n'

_TOKENS = (
    _HEAD
    + """
int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    int count = 0;
    while (!ans.seekEof()) {
        count++;
        if (ouf.seekEof()) quitf(_wa, "token %d is missing", count);
        if (ans.readToken() != ouf.readToken()) quitf(_wa, "token %d differs", count);
    }
    if (!ouf.seekEof()) quitf(_wa, "there are more than %d tokens", count);
    quitf(_ok, "%d tokens", count);
}
"""
)

_LINES = (
    _HEAD
    + """#include <sstream>
#include <string>
#include <vector>

typedef std::vector<std::vector<std::string> > Lines;

static Lines read(InStream &stream) {
    Lines lines;
    while (!stream.eof()) {
        std::istringstream line(stream.readString());
        std::vector<std::string> words;
        for (std::string word; line >> word;) words.push_back(word);
        lines.push_back(words);
    }
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
}

int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    Lines wanted = read(ans), found = read(ouf);
    for (size_t line = 0; line < wanted.size() || line < found.size(); line++) {
        if (line >= wanted.size() || line >= found.size() || wanted[line] != found[line])
            quitf(_wa, "line %d differs", int(line) + 1);
    }
    quitf(_ok, "%d lines", int(wanted.size()));
}
"""
)

_BYTES = (
    _HEAD
    + """
int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    long long count = 0;
    while (!ans.eof() && !ouf.eof()) {
        count++;
        if (ans.readChar() != ouf.readChar()) quitf(_wa, "character %lld differs", count);
    }
    if (!ans.eof() || !ouf.eof()) quitf(_wa, "the length differs");
    quitf(_ok, "%lld characters", count);
}
"""
)

_NUMBERS = (
    _HEAD
    + """#include <cmath>

int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    int count = 0;
    while (!ans.seekEof()) {
        count++;
        if (ouf.seekEof()) quitf(_wa, "number %d is missing", count);
        double wanted = ans.readDouble(), found = ouf.readDouble();
        double difference = std::fabs(wanted - found);
        if (!(difference <= BOUND || difference <= BOUND * std::fabs(wanted)))
            quitf(_wa, "number %d differs", count);
    }
    if (!ouf.seekEof()) quitf(_wa, "there are more than %d numbers", count);
    quitf(_ok, "%d numbers", count);
}
"""
)

# Where the interactor alone decides.
NO_CHECK = (
    _HEAD
    + """
int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    while (!ouf.eof()) ouf.readChar();
    quitf(_ok, "the interactor has decided");
}
"""
)

SOURCES = {
    "std::wcmp": _TOKENS,
    "std::lcmp": _LINES,
    "std::fcmp": _BYTES,
    "std::rcmp4": _NUMBERS.replace("BOUND", "1e-4"),
    "std::rcmp6": _NUMBERS.replace("BOUND", "1e-6"),
    "std::rcmp9": _NUMBERS.replace("BOUND", "1e-9"),
}

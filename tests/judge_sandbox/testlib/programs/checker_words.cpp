// In the manner of checkers of words and lines: hexadecimal numbers, cases, big numbers, letter case.
#include "testlib.h"
#include <sstream>

using namespace std;

static string read_case(InStream &in, TResult otherwise, int number) {
    string line = in.readString();
    istringstream words(line);
    string word, label;
    words >> word >> label;
    if (upperCase(word) != "CASE" || label != vtos(number) + ":")
        in.quitf(otherwise, "Expected 'Case %d:', found '%s'", number, compress(line).c_str());
    string rest;
    getline(words, rest);
    return trim(rest);
}

static bool is_number(const string &s) {
    static pattern number("0|-?[1-9][0-9]*");
    return number.matches(s);
}

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    string kind = inf.readToken("hex|cases|letters|chars|lists", "kind");
    if (kind == "hex") {
        pattern shape("[+-]?[0-9A-Fa-f]{1,}");
        string j = ans.readToken(shape, "answer"), p;
        ouf.readTokenTo(p, shape, "output");
        if (lowerCase(j) != lowerCase(p))
            expectedButFound(_wa, upperCase(j), upperCase(p));
        quit(_ok, "pattern " + shape.src());
    }
    if (kind == "cases") {
        int n = 0;
        while (!ans.eof()) {
            if (ans.seekEof() && ouf.seekEof())
                break;
            ++n;
            string j = read_case(ans, _fail, n), p = read_case(ouf, _pe, n);
            if (is_number(j) && stringToLongLong(ans, j) != stringToLongLong(ouf, p.c_str()))
                quitf(_wa, "%d%s case", n, englishEnding(n).c_str());
            if (j != p)
                expectedButFound(_wa, j, p, "case");
        }
        quitf(_ok, "%d case(s)", n);
    }
    if (kind == "letters") {
        char c = ouf.readChar();
        ouf.unreadChar(c);
        string line, rest, last;
        ouf.readLineTo(line);
        ouf.readStringTo(rest, "[a-z ]{0,5}", "rest");
        ouf.readLineTo(last, pattern("[^x]*"));
        vector<string> a = ouf.readStrings(1), b = ouf.readStrings(1, "[a-z]*", "b"), d = ouf.readLines(1, pattern("q*"), "d", 0);
        ensuref(isLetter(c), "'%c' is no letter", c);
        quitf(_ok, "%c|%s|%s|%s|%s|%s|%s", lowerCase(c), line.c_str(), rest.c_str(), last.c_str(), a[0].c_str(),
              b[0].c_str(), d[0].c_str());
    }
    if (kind == "chars") {
        string seen;
        while (!ouf.eoln()) {
            char c = ouf.curChar();
            if (isBlanks(c) || isEoln(c) || isEof(c))
                ouf.skipChar();
            else
                seen += ouf.nextChar();
        }
        ouf.skipBlanks();
        ouf.nextLine();
        bool more = !ouf.seekEoln();
        ouf.reset();
        string again = ouf.readLine();
        while (!ouf.eof())
            ouf.skipChar();
        quitf(_ok, "%s %d %s %s", seen.c_str(), more, again.c_str(), ouf.name.c_str());
    }
    vector<string> words = ouf.readWords(2), tokens = ouf.readTokens(2, pattern("[a-z]"), "t"),
                   more = ouf.readWords(2, "[a-z]", "m", 0), rest = ouf.readTokens(1);
    InStream inner(ouf, "7 eight");
    int seven = inner.readInt();
    if (rest[0] == "inner")
        inner.readInt();
    quitf(_ok, "%s %d %s", join(words, ",").c_str(), seven, join(split("x,y", ','), string("+")).c_str());
}

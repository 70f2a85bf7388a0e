// In the manner of checkers of number sequences: everything unordered, reals by hand, points.
#include "testlib.h"

using namespace std;

const double EPS = 1.5E-6;

static vector<long long> all_of(InStream &stream) {
    vector<long long> numbers;
    while (!stream.seekEof())
        numbers.push_back(stream.readLong());
    sort(numbers.begin(), numbers.end());
    return numbers;
}

int main(int argc, char *argv[]) {
    setName("compare %s of %d kinds", "numbers", 3);
    registerTestlibCmd(argc, argv);
    string kind = inf.readWord();
    if (kind == "unordered") {
        vector<long long> j = all_of(ans), p = all_of(ouf);
        if (j.size() != p.size())
            quitf(_wa, "%d numbers instead of %d", int(p.size()), int(j.size()));
        for (size_t i = 0; i < j.size(); i++)
            if (j[i] != p[i])
                quitf(_wa, "%s smallest differs: expected %s, found %s",
                      (vtos(i + 1) + englishEnding(int(i + 1))).c_str(), toString(j[i]).c_str(),
                      vtos(p[i]).c_str());
        quitf(_ok, "%d numbers", int(j.size()));
    }
    if (kind == "real") {
        double j = ans.readDouble(), p = ouf.readReal();
        if (fabs(j - p) > EPS + 1E-15)
            quitf(_wa, "expected %.10f, found %.10f", j, p);
        TResult result = _ok;
        quitf(result, "difference %.10f", fabs(j - p));
    }
    if (kind == "sequence") {
        int n = inf.readInteger(1, 10, "n");
        vector<int> a = ouf.readIntegers(n, 0, 9, "a"), b = ouf.readIntegers(n);
        vector<double> c = ouf.readReals(n, -1, 1, "c"), d = ouf.readReals(n), e = ouf.readDoubles(n, 0, 1);
        vector<double> s = ouf.readStrictReals(n, 0, 1, 1, 2, "s"), t = ouf.readStrictDoubles(n, 0, 1, 1, 2);
        vector<unsigned long long> u = ouf.readUnsignedLongs(n, 0, 9, "u", 0), v = ouf.readUnsignedLongs(n);
        vector<long long> w = ouf.readLongs(n);
        ouf.quitif(a[0] == 9, _pe, "no %d here", a[0]);
        ouf.ensuref(b[0] != 9, "none here either");
        quitif(a[0] == 8, _wa, "nor %d", 8);
        quitp(int(a.size() + b.size() + c.size() + d.size() + e.size() + s.size() + t.size() + u.size() +
                  v.size() + w.size()));
    }
    if (kind == "points") {
        double p = ouf.readDouble(0, 100);
        quitp(p, "of %d", 100);
    }
    if (kind == "points_float")
        quitp(float(ouf.readInt()) / 2, string("half"));
    if (kind == "info")
        quitpi("a=" + ouf.readToken(), "with %d", 1);
    quitf(_fail, "unknown kind %s", kind.c_str());
}

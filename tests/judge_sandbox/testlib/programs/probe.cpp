// Answers commands, one a line: draws, patterns and comparisons for the tests to look at.
#include "testlib.h"

using namespace std;

static string exact(double value) { return format("%a", value); }

static double real(istream &in) {
    string text;
    in >> text;
    return strtod(text.c_str(), NULL);
}

template <class T> static T next_of(istream &in) {
    T value;
    in >> value;
    return value;
}

static string answer(const string &command, istream &in) {
    typedef long long ll;
    if (command == "seed") {
        rnd.setSeed(next_of<ll>(in));
        return "";
    }
    if (command == "int")
        return vtos(rnd.next(next_of<int>(in)));
    if (command == "ll")
        return vtos(rnd.next(next_of<ll>(in)));
    if (command == "between") {
        int low = next_of<int>(in), high = next_of<int>(in);
        return vtos(rnd.next(low, high));
    }
    if (command == "llbetween") {
        ll low = next_of<ll>(in), high = next_of<ll>(in);
        return vtos(rnd.next(low, high));
    }
    if (command == "unit")
        return exact(rnd.next());
    if (command == "real") {
        double low = real(in), high = real(in);
        return exact(rnd.next(low, high));
    }
    if (command == "weighted") {
        int n = next_of<int>(in), type = next_of<int>(in);
        return vtos(rnd.wnext(n, type));
    }
    if (command == "perm") {
        int n = next_of<int>(in), first = next_of<int>(in);
        return join(rnd.perm(n, first));
    }
    if (command == "distinct") {
        int size = next_of<int>(in);
        ll low = next_of<ll>(in), high = next_of<ll>(in);
        return join(rnd.distinct(size, low, high));
    }
    if (command == "partition") {
        int size = next_of<int>(in);
        ll sum = next_of<ll>(in), least = next_of<ll>(in);
        return join(rnd.partition(size, sum, least));
    }
    if (command == "shuffle") {
        string letters = next_of<string>(in);
        shuffle(letters.begin(), letters.end());
        return letters;
    }
    if (command == "match") {
        string shape = next_of<string>(in), text = next_of<string>(in);
        return vtos(pattern(shape).matches(text.substr(1)));
    }
    if (command == "generate")
        return rnd.next(next_of<string>(in));
    if (command == "compare") {
        double expected = real(in), result = real(in), error = real(in);
        return vtos(doubleCompare(expected, result, error)) + " " + exact(doubleDelta(expected, result));
    }
    if (command == "number")
        return toHumanReadableString(next_of<ll>(in));
    return "unknown";
}

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    string line, command;
    while (getline(cin, line)) {
        istringstream words(line);
        words >> command;
        cout << answer(command, words) << '\n';
    }
}

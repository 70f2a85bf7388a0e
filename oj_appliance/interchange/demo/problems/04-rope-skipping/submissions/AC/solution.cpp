#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Pupil {
    string name;
    int jumps, stumbles, order;
};

bool ranksBefore(const Pupil& a, const Pupil& b) {
    if (a.jumps != b.jumps) return a.jumps > b.jumps;
    if (a.stumbles != b.stumbles) return a.stumbles < b.stumbles;
    return a.order < b.order;
}

int main() {
    int n;
    cin >> n;
    vector<Pupil> pupils(n);
    for (int i = 0; i < n; i++) {
        cin >> pupils[i].name >> pupils[i].jumps >> pupils[i].stumbles;
        pupils[i].order = i;
    }
    sort(pupils.begin(), pupils.end(), ranksBefore);
    for (const Pupil& pupil : pupils) cout << pupil.name << "\n";
    return 0;
}

// The standard headers that programs take for granted behind this one, and the words of the compiler.
#include <algorithm>
#include <cassert>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

#ifndef NORETURN
#if defined(__GNUC__) || defined(__clang__)
#define NORETURN __attribute__((noreturn))
#else
#define NORETURN __declspec(noreturn)
#endif
#endif

#if defined(__GNUC__) || defined(__clang__)
#define TESTLIB_PRINTF(format_at, values_at) __attribute__((format(printf, format_at, values_at)))
#define TESTLIB_RARE __attribute__((cold))
#else
#define TESTLIB_RARE
#define TESTLIB_PRINTF(format_at, values_at)
#endif

#ifndef nobreak
#if defined(__GNUC__) && __GNUC__ >= 7
#define nobreak __attribute__((fallthrough))
#else
#define nobreak
#endif
#endif

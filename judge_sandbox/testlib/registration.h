// Saying what kind of program this is, and what happens when it ends without a verdict.
namespace testlib_detail {

static inline void help(const std::string &usage) {
    std::fprintf(stderr, "%s\nRun it with: %s\n",
                 checker_name.empty() ? "A program for testlib." : checker_name.c_str(), usage.c_str());
    disableFinalizeGuard();
    std::exit(0);
}

// Takes the value of option argv[at] and moves on to it.
static inline std::string option_argument(int argc, char *argv[], int &at, const std::string &usage) {
    if (at + 1 >= argc)
        __testlib_fail("Program must be run with the following arguments: " + usage);
    return argv[++at];
}

// The arguments of a checker or interactor without test set and group.
static inline std::vector<std::string> plain_arguments(int argc, char *argv[], const std::string &usage) {
    if (argc > 1 && std::strcmp(argv[1], "--help") == 0)
        help(usage);
    std::vector<std::string> plain;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--testset") == 0)
            checker.setTestset(option_argument(argc, argv, i, usage));
        else if (std::strcmp(argv[i], "--group") == 0)
            checker.setGroup(option_argument(argc, argv, i, usage));
        else
            plain.push_back(argv[i]);
    }
    return plain;
}

static inline void take_report_arguments(const std::vector<std::string> &plain, const std::string &usage) {
    if (plain.size() > 5 || (plain.size() == 5 && lowerCase(plain[4]) != "-appes"))
        __testlib_fail("Program must be run with the following arguments: " + usage);
    if (plain.size() > 3)
        report_file = plain[3];
    xml_report = plain.size() == 5;
}

}  // namespace testlib_detail

static inline void registerTestlibCmd(int argc, char *argv[]) {
    using namespace testlib_detail;
    testlibMode = _checker;
    const std::string usage = "[--testset testset] [--group group] <input-file> <output-file> "
                              "<answer-file> [<report-file> [<-appes>]]";
    const std::vector<std::string> plain = plain_arguments(argc, argv, usage);
    if (plain.size() < 3)
        __testlib_fail("Program must be run with the following arguments: " + usage +
                       "\nUse \"--help\" to get help information");
    take_report_arguments(plain, usage);
    inf.init(plain[0], _input);
    ouf.init(plain[1], _output);
    ouf.skipBom();
    ans.init(plain[2], _answer);
    ans.skipBom();
}

// The same with names in the program: registerTestlib(3, "input.txt", "output.txt", "answer.txt").
static inline void registerTestlib(int argc, ...) {
    if (argc < 3 || argc > 5)
        __testlib_fail("registerTestlib: 3 to 5 file names expected");
    std::vector<char *> names(1, const_cast<char *>(""));
    va_list values;
    va_start(values, argc);
    for (int i = 0; i < argc; ++i)
        names.push_back(va_arg(values, char *));
    va_end(values);
    registerTestlibCmd(argc + 1, names.data());
}

static inline void registerInteraction(int argc, char *argv[]) {
    using namespace testlib_detail;
    testlibMode = _interactor;
    const std::string usage = "[--testset testset] [--group group] <input-file> <output-file> "
                              "[<answer-file> [<report-file> [<-appes>]]]";
    const std::vector<std::string> plain = plain_arguments(argc, argv, usage);
    if (plain.size() < 2)
        __testlib_fail("Program must be run with the following arguments: " + usage);
    take_report_arguments(plain, usage);
    inf.init(plain[0], _input);
    tout.open(plain[1].c_str(), std::ios_base::out);
    if (tout.fail() || !tout.is_open())
        __testlib_fail("Can not write to the test-output-file '" + plain[1] + "'");
    ouf.init(stdin, _output);
    if (plain.size() > 2)
        ans.init(plain[2], _answer);
}

static inline void registerValidation() {
    testlibMode = _validator;
    inf.init(stdin, _input);
    inf.strict = true;
}

static inline void registerValidation(int argc, char *argv[]) {
    using namespace testlib_detail;
    const std::string usage = "[--testset testset] [--group group] "
                              "[--testOverviewLogFileName fileName]";
    registerValidation();
    if (argc > 1 && std::strcmp(argv[1], "--help") == 0)
        help(usage);
    for (int i = 1; i < argc; ++i) {
        const std::string key = argv[i];
        if (key == "--testset")
            validator.setTestset(option_argument(argc, argv, i, usage));
        else if (key == "--group")
            validator.setGroup(option_argument(argc, argv, i, usage));
        else if (key == "--testOverviewLogFileName")
            validator.setTestOverviewLogFileName(option_argument(argc, argv, i, usage));
        else if (key == "--testMarkupFileName")
            validator.setTestMarkupFileName(option_argument(argc, argv, i, usage));
        else if (key == "--testCase")
            validator.setTestCase(std::atoi(option_argument(argc, argv, i, usage).c_str()));
        else if (key == "--testCaseFileName")
            validator.setTestCaseFileName(option_argument(argc, argv, i, usage));
    }
}

// The version of the random sequence: 1, or 0 for generators from before 2013.
static inline void registerGen(int argc, char *argv[], int version) {
    if (version < 0 || version > 1)
        __testlib_fail("Random generator version is expected to be 0 or 1.");
    testlibMode = _generator;
    random_t::version = version;
    rnd.setSeed(argc, argv);
    prepareOpts(argc, argv);
}

static inline void registerGen(int argc, char *argv[]) {
    std::fprintf(stderr, "registerGen(argc, argv) has the random sequence of version 0; "
                         "new generators say registerGen(argc, argv, 1).\n");
    registerGen(argc, argv, 0);
}

namespace testlib_detail {

// What is wrong with a program that ends now, or an empty text.
static inline std::string wrong_end() {
    if (testlibMode == _checker)
        return "Checker must end with quit or quitf call.";
    if (testlibMode == _interactor)
        return "Interactor must end with quit or quitf call.";
    if (testlibMode == _validator && TestlibFinalizeGuard::readEofCount == 0)
        return "Validator must end with readEof call.";
    if (testlibMode == _validator && TestlibFinalizeGuard::readEofCount > 1)
        return "Validator must not call readEof more than once.";
    if (testlibMode == _generator && unused_options_matter && !unused_options_allowed)
        for (const auto &option : named_options)
            if (!option.second.used)
                return "Opts: unused key '" + compress(option.first) + "'";
    return "";
}

}  // namespace testlib_detail

// The last object of the header, so the first to go at the end of the program.
inline TestlibFinalizeGuard::~TestlibFinalizeGuard() {
    if (!alive)
        return;
    alive = false;
    if (testlibMode == _validator)
        validator.writeTestOverviewLog();
    if (quitCount > 0)
        return;
    const std::string problem = testlib_detail::wrong_end();
    if (problem.empty())
        return;
    const int code = testlib_detail::deliver(_fail, problem);
    // Inside of exit() only this changes the exit code.
    std::cout.flush();
    std::fflush(NULL);
    std::_Exit(code);
}

static TestlibFinalizeGuard testlibFinalizeGuard;

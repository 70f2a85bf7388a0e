// Saying what kind of program this is, and what happens when it ends without a verdict.
namespace testlib_detail {

static const char CHECKER_USAGE[] =
    "[--testset testset] [--group group] <input-file> <output-file> <answer-file> "
    "[<report-file> [<-appes>]]";
static const char INTERACTOR_USAGE[] =
    "[--testset testset] [--group group] <input-file> <output-file> "
    "[<answer-file> [<report-file> [<-appes>]]]";
static const char VALIDATOR_USAGE[] =
    "[--testset testset] [--group group] [--testOverviewLogFileName fileName]";

static inline void help(const char *usage) {
    std::fprintf(stderr, "%s\nRun it with: %s\n", checker_name.c_str(), usage);
    disableFinalizeGuard();
    std::exit(0);
}

NORETURN static inline void wrong_arguments(const char *usage) {
    quitf(_fail, "Program must be run with the following arguments: %s\n"
                 "Use \"--help\" to get help information", usage);
}

// The value of option argv[at], and on to it.
static inline const char *option_argument(int argc, char *argv[], int &at, const char *usage) {
    if (at + 1 >= argc)
        wrong_arguments(usage);
    return argv[++at];
}

// The files of a checker or interactor. Absent ones are NULL.
struct FileArguments {
    const char *names[5] = {NULL, NULL, NULL, NULL, NULL};

    FileArguments(int argc, char *argv[], int least, const char *usage) {
        if (argc > 1 && std::strcmp(argv[1], "--help") == 0)
            help(usage);
        int count = 0;
        for (int i = 1; i < argc; ++i) {
            if (std::strcmp(argv[i], "--testset") == 0)
                checker.setTestset(option_argument(argc, argv, i, usage));
            else if (std::strcmp(argv[i], "--group") == 0)
                checker.setGroup(option_argument(argc, argv, i, usage));
            else if (count == 5)
                wrong_arguments(usage);
            else
                names[count++] = argv[i];
        }
        xml_report = count == 5;
        if (count < least || (xml_report && lowerCase(std::string(names[4])) != "-appes"))
            wrong_arguments(usage);
        if (names[3] != NULL)
            report_file = names[3];
    }
};

static inline std::string checker_end() { return "Checker must end with quit or quitf call."; }
static inline std::string interactor_end() { return "Interactor must end with quit or quitf call."; }

static inline std::string validator_end() {
    validator.writeTestOverviewLog();
    return TestlibFinalizeGuard::readEofCount > 0 ? "" : "Validator must end with readEof call.";
}

static inline std::string generator_end() {
    const Option *unused = unused_options_matter && !unused_options_allowed ? unused_option() : NULL;
    return unused == NULL ? "" : "Opts: unused key '" + compress(unused->key) + "'";
}

}  // namespace testlib_detail

static inline void registerTestlibCmd(int argc, char *argv[]) {
    using namespace testlib_detail;
    testlibMode = _checker;
    wrong_end = checker_end;
    const FileArguments files(argc, argv, 3, CHECKER_USAGE);
    inf.init(files.names[0], _input);
    ouf.init(files.names[1], _output);
    ouf.skipBom();
    ans.init(files.names[2], _answer);
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
    wrong_end = interactor_end;
    const FileArguments files(argc, argv, 2, INTERACTOR_USAGE);
    inf.init(files.names[0], _input);
    tout.open(files.names[1], std::ios_base::out);
    if (!tout.is_open())
        quitf(_fail, "Can not write to the test-output-file '%s'", files.names[1]);
    ouf.init(stdin, _output);
    if (files.names[2] != NULL)
        ans.init(files.names[2], _answer);
}

static inline void registerValidation() {
    testlibMode = _validator;
    testlib_detail::wrong_end = testlib_detail::validator_end;
    inf.init(stdin, _input);
    inf.strict = true;
}

static inline void registerValidation(int argc, char *argv[]) {
    using namespace testlib_detail;
    const char *const usage = VALIDATOR_USAGE;
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
            validator.setTestCase(std::atoi(option_argument(argc, argv, i, usage)));
        else if (key == "--testCaseFileName")
            validator.setTestCaseFileName(option_argument(argc, argv, i, usage));
    }
}

// The version of the random sequence: 1, or 0 for generators from before 2013.
static inline void registerGen(int argc, char *argv[], int version) {
    if (version < 0 || version > 1)
        __testlib_fail("Random generator version is expected to be 0 or 1.");
    testlibMode = _generator;
    testlib_detail::wrong_end = testlib_detail::generator_end;
    random_t::version = version;
    rnd.setSeed(argc, argv);
    prepareOpts(argc, argv);
}

static inline void registerGen(int argc, char *argv[]) {
    std::fprintf(stderr, "registerGen(argc, argv) has the random sequence of version 0; "
                         "new generators say registerGen(argc, argv, 1).\n");
    registerGen(argc, argv, 0);
}

// The last object of the header, so the first to go at the end of the program.
inline TestlibFinalizeGuard::~TestlibFinalizeGuard() {
    if (!alive)
        return;
    alive = false;
    const std::string problem = testlib_detail::wrong_end ? testlib_detail::wrong_end() : "";
    if (quitCount > 0 || problem.empty())
        return;
    const int code = testlib_detail::deliver(_fail, problem);
    // Inside of exit() only this changes the exit code.
    std::cout.flush();
    std::fflush(NULL);
    std::_Exit(code);
}

static TestlibFinalizeGuard testlibFinalizeGuard;

// What a validator is told, and the overview of a test that it may write.
namespace testlib_detail {

// What a test made of variables with bounds, and which announced features it has.
struct Overview {
    struct Seen {
        bool lowest, highest, bounds_change;
        std::string bounds;
    };
    std::map<std::string, bool> features;
    std::map<std::string, Seen> values;
    std::set<std::string> variables;

    std::string text() const {
        std::string log;
        for (const auto &value : values)
            log += "\"" + value.first + "\":" + (value.second.lowest ? " min-value-hit" : "") +
                   (value.second.highest ? " max-value-hit" : "") + "\n";
        for (const auto &feature : features)
            log += "feature \"" + feature.first + "\":" + (feature.second ? " hit" : "") + "\n";
        for (const auto &value : values)
            if (!value.second.bounds_change)
                log += "constant-bounds \"" + value.first + "\": " + value.second.bounds + "\n";
        for (const std::string &name : variables)
            log += "variable \"" + name + "\"\n";
        return log;
    }
};

// Never destroyed, since the end of the program writes it.
static inline Overview &overview() {
    static Overview *const of_this_test = new Overview;
    return *of_this_test;
}

// Notes a variable that was read, with its bounds if it has any. Set when an overview is wanted; a
// pointer, so that checkers are compiled without all this.
static void (*note_variable)(const std::string &name, bool lowest, bool highest,
                             const std::string &bounds) = NULL;

static inline void note_in_overview(const std::string &name, bool lowest, bool highest,
                                    const std::string &bounds) {
    // Names with digits or blanks are single elements, of which there are too many.
    if (name.find_first_of("0123456789 \t\r\n") != std::string::npos)
        return;
    overview().variables.insert(name);
    if (bounds.empty())
        return;
    Overview::Seen &seen = overview().values[name];
    seen.lowest = seen.lowest || lowest;
    seen.highest = seen.highest || highest;
    seen.bounds_change = seen.bounds_change || (!seen.bounds.empty() && seen.bounds != bounds);
    seen.bounds = bounds;
}

}  // namespace testlib_detail

class Validator {
public:
    std::string testset() const { return testset_; }
    std::string group() const { return group_; }
    std::string testOverviewLogFileName() const { return overview_file_; }
    std::string testMarkupFileName() const { return markup_file_; }
    int testCase() const { return test_case_; }
    std::string testCaseFileName() const { return test_case_file_; }

    void setTestset(const std::string &testset) { testset_ = testset; }
    void setGroup(const std::string &group) { group_ = group; }
    void setTestOverviewLogFileName(const std::string &file) {
        overview_file_ = file;
        testlib_detail::note_variable = testlib_detail::note_in_overview;
    }
    void setTestMarkupFileName(const std::string &file) { markup_file_ = file; }
    void setTestCase(int number) { test_case_ = number; }
    void setTestCaseFileName(const std::string &file) { test_case_file_ = file; }

    void addFeature(const std::string &feature) {
        if (feature.empty() || feature.find_first_of("\"\\\r\n") != std::string::npos)
            __testlib_fail("Feature name '" + feature + "' contains restricted characters.");
        if (!testlib_detail::overview().features.insert(std::make_pair(feature, false)).second)
            __testlib_fail("Feature " + feature + " registered twice.");
    }

    void feature(const std::string &feature) {
        const auto found = testlib_detail::overview().features.find(feature);
        if (found == testlib_detail::overview().features.end())
            __testlib_fail("Feature " + feature + " wasn't registered via addFeature(feature).");
        found->second = true;
    }

    void writeTestOverviewLog() const {
        if (overview_file_.empty())
            return;
        std::FILE *const file = std::fopen(overview_file_.c_str(), "wb");
        if (file == NULL)
            __testlib_fail("Can't write test overview log to (" + overview_file_ + ")");
        const std::string log = testlib_detail::overview().text();
        std::fwrite(log.data(), 1, log.size(), file);
        std::fclose(file);
    }

private:
    std::string testset_, group_, overview_file_, markup_file_, test_case_file_;
    int test_case_ = -1;
};

static Validator validator;

// Announces a property of tests, and says that this test has it.
static inline void addFeature(const std::string &name) { validator.addFeature(name); }
static inline void feature(const std::string &name) { validator.feature(name); }

// What a checker is told about the test.
class Checker {
public:
    std::string testset() const { return testset_; }
    std::string group() const { return group_; }
    void setTestset(const std::string &testset) { testset_ = testset; }
    void setGroup(const std::string &group) { group_ = group; }

private:
    std::string testset_, group_;
};

static Checker checker;

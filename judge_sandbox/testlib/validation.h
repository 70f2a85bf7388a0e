// What a validator is told, and the overview of a test that it may write.
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
    void setTestOverviewLogFileName(const std::string &file) { overview_file_ = file; }
    void setTestMarkupFileName(const std::string &file) { markup_file_ = file; }
    void setTestCase(int number) { test_case_ = number; }
    void setTestCaseFileName(const std::string &file) { test_case_file_ = file; }

    void addFeature(const std::string &feature);
    void feature(const std::string &feature);

    void note_variable(const std::string &name);
    template <typename T> void note_value(const std::string &name, T value, T low, T high);
    void writeTestOverviewLog() const;

private:
    struct Seen {
        bool lowest = false, highest = false, bounds_change = false;
        std::string bounds;
    };
    static bool is_plain(const std::string &name);

    std::string testset_, group_, overview_file_, markup_file_, test_case_file_;
    int test_case_ = -1;
    std::map<std::string, bool> features_;
    std::map<std::string, Seen> values_;
    std::set<std::string> variables_;
};

// Names with digits or blanks are single elements, of which there are too many.
inline bool Validator::is_plain(const std::string &name) {
    return name.find_first_of("0123456789 \t\r\n") == std::string::npos;
}

inline void Validator::note_variable(const std::string &name) {
    if (!overview_file_.empty() && is_plain(name))
        variables_.insert(name);
}

template <typename T>
void Validator::note_value(const std::string &name, T value, T low, T high) {
    if (overview_file_.empty() || !is_plain(name))
        return;
    variables_.insert(name);
    Seen &seen = values_[name];
    seen.lowest = seen.lowest || value == low;
    seen.highest = seen.highest || value == high;
    const std::string bounds = std::to_string(low) + " " + std::to_string(high);
    seen.bounds_change = seen.bounds_change || (!seen.bounds.empty() && seen.bounds != bounds);
    seen.bounds = bounds;
}

inline void Validator::addFeature(const std::string &feature) {
    if (!features_.insert(std::make_pair(feature, false)).second)
        __testlib_fail("Feature " + feature + " registered twice.");
    if (feature.empty() || feature.find_first_of("\"\\\r\n") != std::string::npos)
        __testlib_fail("Feature name '" + feature + "' contains restricted characters.");
}

inline void Validator::feature(const std::string &feature) {
    const std::map<std::string, bool>::iterator found = features_.find(feature);
    if (found == features_.end())
        __testlib_fail("Feature " + feature + " didn't registered via addFeature(feature).");
    found->second = true;
}

inline void Validator::writeTestOverviewLog() const {
    if (overview_file_.empty())
        return;
    std::string log;
    for (const auto &value : values_)
        log += "\"" + value.first + "\":" + (value.second.lowest ? " min-value-hit" : "") +
               (value.second.highest ? " max-value-hit" : "") + "\n";
    for (const auto &feature : features_)
        log += "feature \"" + feature.first + "\":" + (feature.second ? " hit" : "") + "\n";
    for (const auto &value : values_)
        if (!value.second.bounds_change)
            log += "constant-bounds \"" + value.first + "\": " + value.second.bounds + "\n";
    for (const std::string &name : variables_)
        log += "variable \"" + name + "\"\n";
    std::FILE *const file = std::fopen(overview_file_.c_str(), "wb");
    if (file == NULL)
        __testlib_fail("Validator::writeTestOverviewLog: can't write test overview log to (" +
                       overview_file_ + ")");
    std::fwrite(log.data(), 1, log.size(), file);
    std::fclose(file);
}

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

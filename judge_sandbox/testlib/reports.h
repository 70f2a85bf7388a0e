// Delivering a verdict: texts, report files.
namespace testlib_detail {

static std::string checker_name, report_file, points_shown;
static bool xml_report = false;
static std::string xml_encoding = "windows-1251";
static bool has_test_case = false;
static int test_case = 0;

static inline std::string xml_text(const std::string &s) {
    static const char SPECIAL[] = "&<>\"";
    static const char *const NAMES[] = {"&amp;", "&lt;", "&gt;", "&quot;"};
    std::string safe;
    for (char c : s) {
        if (const char *special = c != '\0' ? std::strchr(SPECIAL, c) : NULL)
            safe += NAMES[special - SPECIAL];
        else
            safe += c;
    }
    return safe;
}

static inline const char *verdict_text(TResult result) {
    switch (result) {
    case _ok:
        return "ok ";
    case _wa:
        return "wrong answer ";
    case _pe:
        return "wrong output format ";
    case _points:
        return "points ";
    case _unexpected_eof:
        return "unexpected eof ";
    default:
        return result >= _partially ? "partially correct " : "FAIL ";
    }
}

static inline std::string xml_report_text(TResult result, const std::string &message) {
    std::string more;
    if (result == _points) {
        const std::string points = xml_text(points_shown.empty() ? message : points_shown);
        more = testlib_format_(" points = \"%s\"", points.c_str());
    }
    if (result >= _partially)
        more = testlib_format_(" pctype = \"%d\"", result - _partially);
    return testlib_format_(
        "<?xml version=\"1.0\" encoding=\"%s\"?><result outcome = \"%s\"%s>%s</result>\n",
        xml_encoding.c_str(), outcome_name(result), more.c_str(), xml_text(message).c_str());
}

// Writes the verdict to the report file, or without one to the standard error.
// Answers the exit code.
static inline int deliver(TResult result, const std::string &message) {
    if (report_file.empty()) {
        std::fputs(verdict_text(result), stderr);
        if (result >= _partially)
            std::fprintf(stderr, "(%d) ", result - _partially);
        std::fprintf(stderr, "%s\n", message.c_str());
    } else if (std::FILE *file = std::fopen(report_file.c_str(), "wb")) {
        std::fputs(xml_report ? xml_report_text(result, message).c_str() : message.c_str(), file);
        std::fclose(file);
        std::fputs("\nSee file to check exit message\n", stderr);
    } else {
        std::fputs("FAIL Can not write to the result file\n", stderr);
        result = _fail;
    }
    inf.close();
    ouf.close();
    ans.close();
    if (tout.is_open())
        tout.close();
    return resultExitCode(result);
}

}  // namespace testlib_detail

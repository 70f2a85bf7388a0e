// Delivering a verdict: texts, report files.
namespace testlib_detail {

static std::string checker_name, report_file, points_shown;
static bool xml_report = false;
static std::string xml_encoding = "windows-1251";
static bool has_test_case = false;
static int test_case = 0;

static inline std::string xml_text(const std::string &s) {
    std::string safe;
    for (char c : s) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    }
    return safe;
}

static inline std::string verdict_text(TResult result) {
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
        return result >= _partially ? format("partially correct (%d) ", result - _partially) : "FAIL ";
    }
}

static inline std::string xml_report_text(TResult result, const std::string &message) {
    std::string more;
    if (result == _points)
        more = " points = \"" + xml_text(points_shown) + "\"";
    if (result >= _partially)
        more = format(" pctype = \"%d\"", result - _partially);
    return "<?xml version=\"1.0\" encoding=\"" + xml_encoding + "\"?><result outcome = \"" +
           outcome_name(result) + "\"" + more + ">" + xml_text(message) + "</result>\n";
}

// Writes the verdict to the report file, or without one to the standard error; answers the exit code.
static inline int deliver(TResult result, const std::string &message) {
    std::string shown = verdict_text(result) + message + "\n";
    if (!report_file.empty()) {
        if (std::FILE *file = std::fopen(report_file.c_str(), "wb")) {
            const std::string text = xml_report ? xml_report_text(result, message) : message;
            std::fwrite(text.data(), 1, text.size(), file);
            std::fclose(file);
            shown = "\nSee file to check exit message\n";
        } else {
            shown = "FAIL Can not write to the result file\n";
            result = _fail;
        }
    }
    std::fwrite(shown.data(), 1, shown.size(), stderr);
    inf.close();
    ouf.close();
    ans.close();
    if (tout.is_open())
        tout.close();
    return resultExitCode(result);
}

}  // namespace testlib_detail

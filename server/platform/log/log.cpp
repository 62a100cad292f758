#include "platform/log/log.hpp"

#include "platform/core/text.hpp"
#include "platform/core/time.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <mutex>
#include <unistd.h>

namespace lacewing::log {

namespace {

constexpr std::size_t batch_bytes = 16 * 1024;

void append_text(std::string& line, std::string_view value) {
    // Bytes that are no UTF-8 would break the line for every reader: they are shown as code points.
    const bool is_utf8 = text::is_valid_utf8(value);
    line.push_back('"');
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t first = at;
        const char32_t point =
            is_utf8 ? text::next_code_point(value, at) : static_cast<unsigned char>(value[at++]);
        if (point == '"' || point == '\\') {
            line.push_back('\\');
            line.push_back(static_cast<char>(point));
        } else if (text::is_line_end_or_control(point) || (point >= 0x80 && !is_utf8)) {
            fmt::format_to(
                std::back_inserter(line), "\\u{:04x}", static_cast<std::uint32_t>(point)
            );
        } else {
            line += value.substr(first, at - first);
        }
    }
    line.push_back('"');
}

void append_value(std::string& line, const field& from) {
    struct appender {
        std::string& line;
        void operator()(bool value) const { line += value ? "true" : "false"; }
        void operator()(std::int64_t value) const { line += std::to_string(value); }
        void operator()(double value) const {
            line += std::isfinite(value) ? fmt::format("{}", value) : "null";
        }
        void operator()(std::string_view value) const { append_text(line, value); }
    };
    std::visit(appender{line}, from.value());
}

void put(std::string_view line) {
    static std::mutex mutex;
    const std::lock_guard guard{mutex};
    while (!line.empty()) {
        const auto written = ::write(STDERR_FILENO, line.data(), line.size());
        if (written > 0) {
            line.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return; // nobody is left who could be told
        }
    }
}

void append_line(std::string& to, std::string_view level, std::string_view event, fields with) {
    to += R"({"time":")";
    to += to_rfc3339(system_clock{}.now());
    to += R"(","level":")";
    to += level;
    to += R"(","event":)";
    append_text(to, event);
    for (const field& each : with) {
        to.push_back(',');
        append_text(to, each.name());
        to.push_back(':');
        append_value(to, each);
    }
    to += "}\n";
}

void tell(std::string_view level, std::string_view event, fields with) {
    std::string line;
    append_line(line, level, event, with);
    put(line);
}

} // namespace

void info(std::string_view event, fields with) {
    tell("info", event, with);
}
void warn(std::string_view event, fields with) {
    tell("warn", event, with);
}
void error(std::string_view event, fields with) {
    tell("error", event, with);
}

void batch::info(std::string_view event, fields with) {
    append_line(lines_, "info", event, with);
    if (lines_.size() >= batch_bytes) flush();
}

void batch::flush() {
    if (lines_.empty()) return;
    put(lines_);
    lines_.clear();
}

} // namespace lacewing::log

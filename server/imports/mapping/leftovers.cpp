#include "imports/mapping/leftovers.hpp"

#include "imports/wiki/inline.hpp"
#include "platform/core/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace lacewing::imports {

namespace {

std::string one_line_code(std::string_view text) {
    std::string line{text::trim(text)};
    std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return wiki::as_code(line);
}

std::string size_of(std::int64_t bytes) {
    constexpr double step = 1024;
    if (bytes < 1024) return fmt::format("{} bytes", bytes);
    const auto thousands = static_cast<double>(bytes) / step;
    if (thousands < step) return fmt::format("{:.0f} KB", thousands);
    return fmt::format("{:.1f} MB", thousands / step);
}

} // namespace

void leftovers::add(const std::string& heading, std::string_view word) {
    auto found = std::ranges::find(words_, heading, &std::pair<std::string, std::string>::first);
    if (found == words_.end()) found = words_.insert(found, {heading, ""});
    if (!found->second.empty()) found->second += ", ";
    found->second += one_line_code(word);
}

void leftovers::add_files(std::span<const source_attachment> files) {
    for (const auto& each : files) {
        files_ += fmt::format("  - {}, {}\n", one_line_code(each.name), size_of(each.size));
    }
}

void leftovers::add_environment(std::string_view lines) {
    environment_ = lines;
}

std::string leftovers::print() const {
    if (words_.empty() && files_.empty() && environment_.empty()) return {};
    std::string made = "#### Kept from the import\n\n";
    for (const auto& [heading, words] : words_) made += fmt::format("- {}: {}\n", heading, words);
    if (!files_.empty()) {
        made += "- Attachments, by name alone (the import had no contents):\n" + files_;
    }
    if (!environment_.empty()) {
        // A fence longer than any run of backticks in it.
        std::size_t longest = 2;
        std::size_t run = 0;
        for (const char c : environment_) {
            run = c == '`' ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        const std::string fence(longest + 1, '`');
        made += fmt::format("\nEnvironment:\n\n{0}\n{1}\n{0}\n", fence, environment_);
    }
    made.pop_back();
    return made;
}

} // namespace lacewing::imports

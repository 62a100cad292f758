#include "imports/wiki/inline.hpp"

#include "imports/wiki/links.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace lacewing::imports::wiki {

namespace {

constexpr auto nowhere = std::string_view::npos;

struct emphasis {
    char sign;
    std::string_view markdown;
};
constexpr std::array emphases{
    emphasis{.sign = '*', .markdown = "**"},
    emphasis{.sign = '_', .markdown = "*"},
    emphasis{.sign = '-', .markdown = "~~"},
    emphasis{.sign = '?', .markdown = "*"}
};
// A question mark alone is one: citations stand between two.
constexpr std::size_t cited = 3;

bool is_space(char c) {
    return c == ' ' || c == '\t';
}

bool is_word(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           byte >= 0x80;
}

bool is_punctuation(char c) {
    return c > ' ' && c < 0x7f && !is_word(c);
}

/// Turns one line, or what stands between two signs of it, into Markdown.
class line_writer {
public:
    line_writer(std::string_view line, const people& called, unsigned open_signs, std::string& out)
        : line_(line), called_(called), open_signs_(open_signs), out_(out) {}

    void write() {
        while (at_ < line_.size()) {
            if (!write_known()) write_plain();
        }
    }

private:
    [[nodiscard]] char before() const { return at_ == 0 ? ' ' : line_[at_ - 1]; }
    [[nodiscard]] char behind(std::size_t place) const {
        return place < line_.size() ? line_[place] : ' ';
    }
    [[nodiscard]] bool starts(std::string_view with) const {
        return line_.substr(at_).starts_with(with);
    }

    /// Where the text next stands from a place on. Places only grow, so no stretch of the line is
    /// searched twice.
    std::size_t find_ahead(std::string_view what, std::size_t from, std::size_t memory) {
        auto& known = found_.at(memory);
        if (!known || *known < from) known = line_.find(what, from);
        return *known;
    }

    bool write_known() {
        switch (line_[at_]) {
        case '{':
            return write_monospaced() || skip_color();
        case '[':
            return write_link();
        case '!':
            return write_picture();
        case '`':
            return write_backticks();
        case '\\':
            return write_backslash();
        case '<':
            return write_less_than();
        case 'h':
        case 'f':
        case 'm':
            return write_address();
        case '*':
            return write_emphasis(0, 1);
        case '_':
            return write_emphasis(1, 1);
        case '-':
            return write_emphasis(2, 1);
        case '?':
            return starts("??") && write_emphasis(cited, 2);
        default:
            return false;
        }
    }

    bool write_monospaced() {
        if (!starts("{{")) return false;
        const auto end = find_ahead("}}", at_ + 2, 0);
        if (end == nowhere || end == at_ + 2) return false;
        out_ += as_code(line_.substr(at_ + 2, end - at_ - 2));
        at_ = end + 2;
        return true;
    }

    /// Colours are lost, their text is not.
    bool skip_color() {
        if (!starts("{color}") && !starts("{color:")) return false;
        const auto end = find_ahead("}", at_, 1);
        if (end == nowhere) return false;
        at_ = end + 1;
        return true;
    }

    bool write_link() {
        const auto end = find_ahead("]", at_ + 1, 2);
        if (end == nowhere) return false;
        const auto inside = line_.substr(at_ + 1, end - at_ - 1);
        if (inside.contains('[')) return false;
        const auto inner = [this](std::string_view words) {
            std::string made;
            line_writer{words, called_, open_signs_, made}.write();
            return made;
        };
        if (auto link = link_to_markdown(inside, called_, inner)) {
            out_ += *link;
            at_ = end + 1;
            return true;
        }
        // As Markdown this would be a link, or the definition of one.
        const char next = behind(end + 1);
        if (next != '(' && next != ':' && next != '[') return false;
        out_ += "\\[";
        ++at_;
        return true;
    }

    bool write_picture() {
        if (is_word(before())) return false;
        const auto end = find_ahead("!", at_ + 1, 3);
        if (end == nowhere) return false;
        const auto picture = picture_to_markdown(line_.substr(at_ + 1, end - at_ - 1));
        if (!picture) return false;
        out_ += *picture;
        at_ = end + 1;
        return true;
    }

    /// What stands between backticks was meant as code already.
    bool write_backticks() {
        const auto run_end = std::min(line_.find_first_not_of('`', at_), line_.size());
        const auto fence = line_.substr(at_, run_end - at_);
        const auto end = fence.size() > 2 ? nowhere : find_ahead(fence, run_end, 3 + fence.size());
        if (end == nowhere) {
            for (std::size_t i = 0; i < fence.size(); ++i) out_ += "\\`";
            at_ = run_end;
            return true;
        }
        out_ += line_.substr(at_, end + fence.size() - at_);
        at_ = end + fence.size();
        return true;
    }

    bool write_backslash() {
        const char next = behind(at_ + 1);
        if (next == '\\' && is_space(behind(at_ + 2))) {
            out_ += "  \n";
            at_ = std::min(line_.find_first_not_of(" \t", at_ + 2), line_.size());
            return true;
        }
        constexpr std::string_view escaped_by_jira = "{}[]*_-+!|#~^?";
        if (escaped_by_jira.contains(next)) {
            out_ += '\\';
            out_ += next;
            at_ += 2;
            return true;
        }
        out_ += is_punctuation(next) ? "\\\\" : "\\";
        ++at_;
        return true;
    }

    bool write_less_than() {
        const auto rest = line_.substr(at_ + 1);
        if (rest.starts_with("http://") || rest.starts_with("https://")) {
            const auto end = rest.find_first_of(" \t<>");
            if (end != nowhere && rest[end] == '>') {
                out_ += line_.substr(at_, end + 2);
                at_ += end + 2;
                return true;
            }
        }
        const char next = behind(at_ + 1);
        if (!is_word(next) && next != '/' && next != '!' && next != '?') return false;
        out_ += "\\<";
        ++at_;
        return true;
    }

    /// An address stays as it is, whatever signs stand in it.
    bool write_address() {
        constexpr std::array<std::string_view, 4> schemes{
            "http://", "https://", "ftp://", "mailto:"
        };
        if (is_word(before())) return false;
        if (std::ranges::none_of(schemes, [this](auto each) { return starts(each); })) return false;
        const auto end = line_.find_first_of(" \t|[]{}<>\"*\\`", at_);
        const auto size = std::min(end, line_.size()) - at_;
        out_ += line_.substr(at_, size);
        at_ += size;
        return true;
    }

    [[nodiscard]] bool closes(std::size_t place, char sign, std::size_t size) const {
        const char next = behind(place + size);
        return !is_space(line_[place - 1]) && line_[place - 1] != sign && !is_word(next) &&
               next != sign && !(sign == '-' && next == '>');
    }

    bool write_emphasis(std::size_t which, std::size_t size) {
        const auto& means = emphases.at(which);
        const auto begin = at_ + size;
        const char next = behind(begin);
        const bool is_open = (open_signs_ & (1U << which)) != 0;
        if (is_open || is_word(before()) || before() == means.sign || before() == '\\' ||
            is_space(next) || next == means.sign || begin >= unclosed_.at(which)) {
            return false;
        }
        auto end = begin + 1;
        while (end + size <= line_.size() &&
               !(line_[end] == means.sign && (size == 1 || line_[end + 1] == means.sign) &&
                 closes(end, means.sign, size))) {
            ++end;
        }
        if (end + size > line_.size()) {
            unclosed_.at(which) = begin;
            return false;
        }
        out_ += means.markdown;
        line_writer{line_.substr(begin, end - begin), called_, open_signs_ | (1U << which), out_}
            .write();
        out_ += means.markdown;
        at_ = end + size;
        return true;
    }

    void write_plain() {
        const char c = line_[at_];
        const char next = behind(at_ + 1);
        const bool is_at_edge = !is_word(before()) || !is_word(next);
        if (c == '*' || c == '~' || (c == '_' && is_at_edge)) out_ += '\\';
        out_ += c;
        ++at_;
    }

    std::string_view line_;
    const people& called_;
    unsigned open_signs_; ///< those that this text stands between: they end it
    std::string& out_;
    std::size_t at_ = 0;
    std::array<std::optional<std::size_t>, 6> found_{};
    // From where on nothing closes an emphasis.
    std::array<std::size_t, 4> unclosed_{nowhere, nowhere, nowhere, nowhere};
};

} // namespace

std::string line_to_markdown(std::string_view line, const people& called) {
    std::string out;
    out.reserve(line.size() + line.size() / 8);
    line_writer{line, called, 0, out}.write();
    return out;
}

std::string as_code(std::string_view text) {
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const std::string fence(longest + 1, '`');
    const bool needs_space = text.starts_with('`') || text.ends_with('`');
    const std::string_view space = needs_space ? " " : "";
    return fence + std::string{space} + std::string{text} + std::string{space} + fence;
}

} // namespace lacewing::imports::wiki

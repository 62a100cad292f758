#include "changes/fields.hpp"

#include <stdexcept>
#include <utility>

namespace lacewing::changes {

namespace {

constexpr std::string_view no_value = "null";

// Walks over JSON that `print_fields` wrote.
class stored_fields {
public:
    explicit stored_fields(std::string_view text) : text_(text) {}

    void expect(char which) {
        if (peek() != which) throw std::runtime_error{"the log holds fields that are no JSON"};
        ++at_;
    }
    [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    [[nodiscard]] bool is_at_end() const { return at_ == text_.size(); }

    // The text of the value that stands here.
    std::string_view value() {
        const auto from = at_;
        int depth = 0;
        do {
            step(depth);
        } while (depth > 0 || !ends_here());
        return text_.substr(from, at_ - from);
    }

private:
    void step(int& depth) {
        const char here = peek();
        if (here == '\0') throw std::runtime_error{"the log holds fields that end too early"};
        if (here == '"') return skip_text();
        if (here == '[' || here == '{') ++depth;
        if (here == ']' || here == '}') --depth;
        ++at_;
    }
    void skip_text() {
        const auto end = [this] {
            for (auto at = at_ + 1; at < text_.size(); ++at) {
                if (text_[at] == '\\')
                    ++at;
                else if (text_[at] == '"')
                    return at + 1;
            }
            throw std::runtime_error{"the log holds a text without an end"};
        }();
        at_ = end;
    }
    [[nodiscard]] bool ends_here() const {
        const char here = peek();
        return here == ',' || here == ']' || here == '}' || here == ':' || here == '\0';
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::string text_of(std::string_view value) {
    return value == no_value ? std::string{} : std::string{value};
}

} // namespace

field_change field(std::string_view name, std::string before, std::string after) {
    if (before == no_value) before.clear();
    if (after == no_value) after.clear();
    return {.name = std::string{name}, .before = std::move(before), .after = std::move(after)};
}

std::string print_fields(std::span<const field_change> fields) {
    std::string out;
    {
        schema::writer to{out};
        to.begin_object();
        for (const auto& each : fields) {
            to.name(each.name);
            to.begin_list();
            to.raw(each.before.empty() ? no_value : std::string_view{each.before});
            to.raw(each.after.empty() ? no_value : std::string_view{each.after});
            to.end_list();
        }
        to.end_object();
    }
    return out;
}

std::vector<field_change> parse_fields(std::string_view stored) {
    std::vector<field_change> fields;
    stored_fields text{stored};
    text.expect('{');
    while (text.peek() != '}') {
        if (!fields.empty()) text.expect(',');
        const auto name = text.value();
        text.expect(':');
        text.expect('[');
        auto before = text_of(text.value());
        text.expect(',');
        auto after = text_of(text.value());
        text.expect(']');
        if (name.size() < 2) throw std::runtime_error{"the log holds a field without a name"};
        fields.push_back(
            {.name = std::string{name.substr(1, name.size() - 2)},
             .before = std::move(before),
             .after = std::move(after)}
        );
    }
    text.expect('}');
    if (!text.is_at_end()) throw std::runtime_error{"the log holds more than fields"};
    return fields;
}

} // namespace lacewing::changes

#include "imports/reading/csv.hpp"

#include <algorithm>
#include <utility>

namespace lacewing::imports {

std::optional<std::vector<std::string>> split_record(std::string_view record) {
    std::vector<std::string> fields;
    std::size_t at = 0;
    while (true) {
        std::string field;
        if (at < record.size() && record[at] == '"') {
            ++at;
            while (true) {
                const auto quote = record.find('"', at);
                if (quote == std::string_view::npos) return std::nullopt;
                field += record.substr(at, quote - at);
                at = quote + 1;
                if (at >= record.size() || record[at] != '"') break;
                field += '"';
                ++at;
            }
            if (at < record.size() && record[at] != ',') return std::nullopt;
        } else {
            const auto end = std::min(record.find(',', at), record.size());
            field = record.substr(at, end - at);
            if (field.contains('"')) return std::nullopt;
            at = end;
        }
        fields.push_back(std::move(field));
        if (at >= record.size()) return fields;
        ++at;
    }
}

bool has_open_quote(std::string_view line, bool was_open) {
    return (std::ranges::count(line, '"') % 2 != 0) != was_open;
}

} // namespace lacewing::imports

#pragma once

#include "imports/source_row.hpp"

#include <expected>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::imports {

/// The columns of a CSV file, in whichever order; "Fix Version" is fix_version.
class csv_header {
public:
    csv_header() = default;
    explicit csv_header(std::span<const std::string> names);

    [[nodiscard]] const std::vector<std::string>& unknown() const { return unknown_; }
    /// The first column that rows need and that is not there; empty where all are.
    [[nodiscard]] const std::string& missing() const { return missing_; }
    [[nodiscard]] static std::string needed();

    [[nodiscard]] std::string key_of(std::span<const std::string> fields) const;
    /// The row, or what is wrong with it, a sentence.
    [[nodiscard]] std::expected<source_row, std::string> read(std::span<const std::string> fields
    ) const;

private:
    [[nodiscard]] std::string field(std::span<const std::string> fields, std::string_view name)
        const;

    std::map<std::string, std::size_t, std::less<>> places_;
    std::vector<std::string> unknown_;
    std::string missing_;
    std::size_t columns_ = 0;
};

} // namespace lacewing::imports

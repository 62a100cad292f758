#pragma once

#include "imports/types.hpp"

#include <cstdint>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::app {

/// Adds up what a whole import came to, and writes down what was not kept.
class import_report {
public:
    /// `file` ends in .csv, or takes JSON lines; empty for none. Throws `operator_refused`.
    explicit import_report(const std::string& file);

    void count_line() { ++rows_; }
    void add_failed(std::int64_t line, std::string_view key, std::string_view reason);
    void add_note(std::int64_t line, std::string_view key, std::string_view reason);
    void add(const imports::import_result& of, const std::map<std::string, std::int64_t>& lines);
    /// The relations that still wait once all rows are through.
    void settle_waiting(
        const std::set<std::string>& sent, const std::map<std::string, std::int64_t>& lines
    );
    /// On the console. `mended` characters were replaced.
    void tell(bool is_dry_run, std::int64_t mended) const;

    [[nodiscard]] bool has_failed() const { return failed_ > 0; }
    [[nodiscard]] std::int64_t rows() const { return rows_; }

private:
    void write(
        std::string_view what, std::int64_t line, std::string_view key, std::string_view reason
    );

    struct told {
        std::int64_t line = 0;
        std::string key;
        std::string reason;
    };

    std::ofstream file_;
    bool is_csv_ = false;
    std::int64_t rows_ = 0;
    std::int64_t failed_ = 0;
    std::int64_t notes_ = 0;
    imports::import_result sums_; ///< its counts alone
    std::vector<told> first_failed_;
    std::vector<told> first_notes_;
    std::set<std::string> failed_keys_;
    std::vector<imports::waiting_relation> waiting_;
};

} // namespace lacewing::app

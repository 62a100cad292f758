#include "platform/db/sqlite/session.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lacewing::db::sqlite {

namespace {

/// Stands on the statement from its first row on, so that a statement runs even if nobody asks for
/// rows.
class rows final : public cursor {
public:
    rows(connection& on, statement& of) : on_(on), of_(of), has_row_(on.step(of)) {
        of_.is_open = true;
    }
    /// Of a statement that ends with its rows.
    rows(connection& on, std::unique_ptr<statement> of)
        : on_(on), own_(std::move(of)), of_(*own_), has_row_(on.step(of_)) {}
    rows(const rows&) = delete;
    rows& operator=(const rows&) = delete;
    ~rows() override {
        sqlite3_reset(handle());
        of_.is_open = false;
    }

    bool next() override {
        if (is_before_first_) {
            is_before_first_ = false;
        } else if (has_row_) {
            has_row_ = on_.step(of_);
        }
        return has_row_;
    }

    [[nodiscard]] bool is_null(int column) const override {
        return sqlite3_column_type(handle(), column) == SQLITE_NULL;
    }
    [[nodiscard]] bool boolean(int column) const override { return integer(column) != 0; }
    [[nodiscard]] std::int64_t integer(int column) const override {
        require(column, SQLITE_INTEGER);
        return sqlite3_column_int64(handle(), column);
    }
    [[nodiscard]] double real(int column) const override {
        if (sqlite3_column_type(handle(), column) != SQLITE_INTEGER) require(column, SQLITE_FLOAT);
        return sqlite3_column_double(handle(), column);
    }
    [[nodiscard]] std::string_view view(int column) const override {
        if (sqlite3_column_type(handle(), column) != SQLITE_BLOB) require(column, SQLITE_TEXT);
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(handle(), column));
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle(), column))};
    }
    [[nodiscard]] uuid as_uuid(int column) const override {
        require(column, SQLITE_BLOB);
        uuid id;
        if (sqlite3_column_bytes(handle(), column) != static_cast<int>(id.bytes.size())) {
            throw std::logic_error{"a column holds no UUID"};
        }
        const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(handle(), column));
        std::copy_n(bytes, id.bytes.size(), id.bytes.begin());
        return id;
    }

private:
    [[nodiscard]] sqlite3_stmt* handle() const noexcept { return of_.handle.get(); }
    void require(int column, int type) const {
        if (sqlite3_column_type(handle(), column) == type) return;
        throw std::logic_error{"a column holds NULL or another type than asked for"};
    }

    connection& on_;
    std::unique_ptr<statement> own_;
    statement& of_;
    bool has_row_;
    bool is_before_first_ = true;
};

} // namespace

std::unique_ptr<cursor> session::run_query(
    std::string_view sql, std::span<const parameter> values
) {
    statement& started = on_.start(sql, values, connection::values::copied);
    return std::make_unique<rows>(on_, started);
}

std::unique_ptr<cursor> session::run_composed(
    std::string_view sql, std::span<const parameter> values, std::chrono::milliseconds time_max
) {
    return std::make_unique<rows>(on_, on_.start_composed(sql, values, time_max));
}

std::int64_t session::run_execute(std::string_view sql, std::span<const parameter> values) {
    statement& started = on_.start(sql, values, connection::values::borrowed);
    while (on_.step(started)) {
    }
    sqlite3_reset(started.handle.get());
    return on_.changes();
}

} // namespace lacewing::db::sqlite

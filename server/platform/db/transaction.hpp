#pragma once

#include "platform/core/id.hpp"
#include "platform/core/time.hpp"

#include <array>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace lacewing::db {

enum class dialect { sqlite, postgres };

struct announcement;

/// One bound parameter. Views must live until the statement has been executed.
/// Booleans, integers, times (bigint microseconds), doubles, texts, bytes and ids; an empty
/// optional is NULL.
class parameter {
public:
    enum class type { boolean, integer, real, text, bytes, uuid };

    template <class T>
        requires std::same_as<T, bool>
    parameter(T value) : type_(type::boolean), integer_(value ? 1 : 0) {}
    template <class T>
        requires(std::integral<T> && !std::same_as<T, bool>)
    parameter(T value) : type_(type::integer), integer_(static_cast<std::int64_t>(value)) {}
    parameter(double value) : type_(type::real), real_(value) {}
    parameter(timestamp value) : type_(type::integer), integer_(value.microseconds) {}
    parameter(std::string_view value) : type_(type::text), view_(value) {}
    parameter(const std::string& value) : type_(type::text), view_(value) {}
    parameter(const char* value) : type_(type::text), view_(value) {}
    parameter(std::span<const std::uint8_t> value)
        : type_(type::bytes), view_(reinterpret_cast<const char*>(value.data()), value.size()) {}
    parameter(const uuid& value) : type_(type::uuid), uuid_(value) {}
    template <class Kind>
    parameter(const id<Kind>& value) : parameter(value.value) {}
    template <class T>
    parameter(const std::optional<T>& value)
        : parameter(value ? parameter{*value} : parameter{T{}}) {
        null_ = !value.has_value();
    }

    [[nodiscard]] type kind() const noexcept { return type_; }
    [[nodiscard]] bool is_null() const noexcept { return null_; }
    [[nodiscard]] std::int64_t integer() const noexcept { return integer_; }
    [[nodiscard]] double real() const noexcept { return real_; }
    [[nodiscard]] std::string_view view() const noexcept { return view_; }
    [[nodiscard]] const uuid& as_uuid() const noexcept { return uuid_; }

private:
    type type_;
    bool null_ = false;
    std::int64_t integer_ = 0;
    double real_ = 0;
    std::string_view view_;
    uuid uuid_;
};

/// Rows of one statement, as an engine hands them out. Columns count from 0.
class cursor {
public:
    cursor() = default;
    cursor(const cursor&) = delete;
    cursor& operator=(const cursor&) = delete;
    virtual ~cursor() = default;
    virtual bool next() = 0; ///< moves to the next row; false after the last
    [[nodiscard]] virtual bool is_null(int column) const = 0;
    [[nodiscard]] virtual bool boolean(int column) const = 0;
    [[nodiscard]] virtual std::int64_t integer(int column) const = 0;
    [[nodiscard]] virtual double real(int column) const = 0;
    [[nodiscard]] virtual std::string_view view(int column) const = 0; ///< until the next `next()`
    [[nodiscard]] virtual uuid as_uuid(int column) const = 0;
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_id = false;
template <class Kind>
inline constexpr bool is_id<id<Kind>> = true;

/// The answer of a query:
///
///     auto rows = tx.query(find_bug, org, bug);
///     if (!rows.next()) return std::nullopt;
///     return rows.get<std::string>(0);
///
/// One answer at a time may be open for the same SQL text in a transaction.
class result {
public:
    explicit result(std::unique_ptr<cursor> rows) : rows_(std::move(rows)) {}

    [[nodiscard]] bool next() { return rows_->next(); }
    [[nodiscard]] bool is_null(int column) const { return rows_->is_null(column); }

    /// The column as `T`: bool, an integer type, double, std::string, std::string_view (valid until
    /// `next`), timestamp, uuid, an id, or an optional of these for a column that may be NULL.
    template <class T>
    [[nodiscard]] T get(int column) const {
        if constexpr (is_optional<T>) {
            if (rows_->is_null(column)) return std::nullopt;
            return get<typename T::value_type>(column);
        } else if constexpr (std::same_as<T, bool>) {
            return rows_->boolean(column);
        } else if constexpr (std::integral<T>) {
            return static_cast<T>(rows_->integer(column));
        } else if constexpr (std::same_as<T, double>) {
            return rows_->real(column);
        } else if constexpr (std::same_as<T, timestamp>) {
            return timestamp{rows_->integer(column)};
        } else if constexpr (std::same_as<T, uuid>) {
            return rows_->as_uuid(column);
        } else if constexpr (is_id<T>) {
            return T{rows_->as_uuid(column)};
        } else if constexpr (std::same_as<T, std::string_view>) {
            return rows_->view(column);
        } else {
            static_assert(std::same_as<T, std::string>);
            return std::string{rows_->view(column)};
        }
    }

private:
    std::unique_ptr<cursor> rows_;
};

/// A consistent view of the data. SQL text is the same for both engines, with `$1`, `$2`, …; where
/// it cannot be, the twin is chosen by `speaks()`. SQL texts are constants: statements are cached
/// by them.
class reader {
public:
    reader() = default;
    reader(const reader&) = delete;
    reader& operator=(const reader&) = delete;
    virtual ~reader() = default;

    template <class... Values>
    [[nodiscard]] result query(std::string_view sql, const Values&... values) {
        const std::array<parameter, sizeof...(Values)> bound{parameter{values}...};
        return result{run_query(sql, bound)};
    }
    /// For a statement whose number of parameters is known only at run time.
    [[nodiscard]] result query_bound(std::string_view sql, std::span<const parameter> values) {
        return result{run_query(sql, values)};
    }
    /// For a text that was put together for one question: its statement is not kept. Throws
    /// `too_slow` where its rows take longer than `time_max`, which is under the engine's own
    /// limit; on PostgreSQL that holds for the rest of the transaction.
    [[nodiscard]] result query_composed(
        std::string_view sql, std::span<const parameter> values, std::chrono::milliseconds time_max
    ) {
        return result{run_composed(sql, values, time_max)};
    }
    [[nodiscard]] virtual dialect speaks() const noexcept = 0;

protected:
    virtual std::unique_ptr<cursor> run_query(
        std::string_view sql, std::span<const parameter> values
    ) = 0;
    virtual std::unique_ptr<cursor> run_composed(
        std::string_view sql, std::span<const parameter> values, std::chrono::milliseconds time_max
    ) = 0;
};

/// A reader that may also write. `query` runs INSERT … RETURNING and the like as well.
class transaction : public reader {
public:
    /// Runs a statement and returns how many rows it touched.
    template <class... Values>
    std::int64_t execute(std::string_view sql, const Values&... values) {
        const std::array<parameter, sizeof...(Values)> bound{parameter{values}...};
        return run_execute(sql, bound);
    }
    /// Hands `what` to the engine's `on_commit` listeners once this transaction is on disk.
    virtual void announce(std::shared_ptr<const announcement> what) = 0;
    /// The rest of this transaction may take as long as it likes: for migrations.
    virtual void lift_time_limit() = 0;

protected:
    virtual std::int64_t run_execute(std::string_view sql, std::span<const parameter> values) = 0;
};

} // namespace lacewing::db

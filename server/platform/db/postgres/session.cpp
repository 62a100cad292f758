#include "platform/db/postgres/session.hpp"

#include "platform/db/postgres/types.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace lacewing::db::postgres {

namespace {

/// Walks over an answer that has arrived whole.
class rows final : public cursor {
public:
    explicit rows(answer of) : of_(std::move(of)), count_(PQntuples(of_.get())) {}

    bool next() override { return ++row_ < count_; }

    [[nodiscard]] bool is_null(int column) const override {
        return PQgetisnull(of_.get(), row_, column) != 0;
    }
    [[nodiscard]] bool boolean(int column) const override {
        if (type_of(column) != oid::boolean) fail(column);
        return *bytes(column) != 0;
    }
    [[nodiscard]] std::int64_t integer(int column) const override {
        switch (type_of(column)) {
        case oid::int8:
            return read_number<std::int64_t>(bytes(column));
        case oid::int4:
            return read_number<std::int32_t>(bytes(column));
        case oid::int2:
            return read_number<std::int16_t>(bytes(column));
        default:
            fail(column);
        }
    }
    [[nodiscard]] double real(int column) const override {
        switch (type_of(column)) {
        case oid::float8:
            return std::bit_cast<double>(read_number<std::int64_t>(bytes(column)));
        case oid::float4:
            return std::bit_cast<float>(read_number<std::int32_t>(bytes(column)));
        default:
            return static_cast<double>(integer(column));
        }
    }
    [[nodiscard]] std::string_view view(int column) const override {
        const auto type = type_of(column);
        if (type != oid::text && type != oid::varchar && type != oid::bytea) fail(column);
        return {bytes(column), static_cast<std::size_t>(PQgetlength(of_.get(), row_, column))};
    }
    [[nodiscard]] uuid as_uuid(int column) const override {
        if (type_of(column) != oid::uuid) fail(column);
        uuid id;
        std::copy_n(bytes(column), id.bytes.size(), id.bytes.begin());
        return id;
    }

private:
    [[nodiscard]] Oid type_of(int column) const {
        if (is_null(column)) throw std::logic_error{"a column holds NULL"};
        return PQftype(of_.get(), column);
    }
    [[nodiscard]] const char* bytes(int column) const {
        return PQgetvalue(of_.get(), row_, column);
    }
    [[noreturn]] void fail(int column) const {
        throw std::logic_error{fmt::format(
            "column {} has PostgreSQL's type {}, which was not asked for (CAST it)",
            PQfname(of_.get(), column),
            PQftype(of_.get(), column)
        )};
    }

    answer of_;
    int count_;
    int row_ = -1;
};

} // namespace

std::unique_ptr<cursor> session::run_query(
    std::string_view sql, std::span<const parameter> values
) {
    return std::make_unique<rows>(on_.execute(sql, values));
}

std::unique_ptr<cursor> session::run_composed(
    std::string_view sql, std::span<const parameter> values, std::chrono::milliseconds time_max
) {
    if (time_max != time_max_) {
        on_.run(fmt::format("SET LOCAL statement_timeout = {}", time_max.count()).c_str());
        time_max_ = time_max;
    }
    return std::make_unique<rows>(on_.execute_composed(sql, values));
}

std::int64_t session::run_execute(std::string_view sql, std::span<const parameter> values) {
    const auto done = on_.execute(sql, values);
    const std::string_view count{PQcmdTuples(done.get())};
    std::int64_t touched = 0;
    std::from_chars(count.data(), count.data() + count.size(), touched);
    return touched;
}

} // namespace lacewing::db::postgres

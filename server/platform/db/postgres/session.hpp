#pragma once

#include "platform/db/database.hpp"
#include "platform/db/postgres/connection.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace lacewing::db::postgres {

/// What a body sees of a connection while its transaction lasts.
class session final : public transaction {
public:
    explicit session(connection& on) : on_(on) {}
    ~session() override { on_.limit_time(); }

    [[nodiscard]] dialect speaks() const noexcept override { return dialect::postgres; }
    void announce(std::shared_ptr<const announcement> what) override {
        announced_.push_back(std::move(what));
    }
    void lift_time_limit() override { on_.lift_time_limit(); }
    [[nodiscard]] announcements take_announced() { return std::move(announced_); }

protected:
    std::unique_ptr<cursor> run_query(std::string_view sql, std::span<const parameter> values)
        override;
    std::unique_ptr<cursor> run_composed(
        std::string_view sql, std::span<const parameter> values, std::chrono::milliseconds time_max
    ) override;
    std::int64_t run_execute(std::string_view sql, std::span<const parameter> values) override;

private:
    connection& on_;
    std::chrono::milliseconds time_max_{0}; ///< as the server was told; 0 where it was not
    announcements announced_;
};

} // namespace lacewing::db::postgres

#pragma once

#include "platform/db/transaction.hpp"

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace lacewing::lists::sql {

/// The values of one statement. Each is told the place by which the text names it: "$7".
class bound_values {
public:
    bound_values() = default;
    bound_values(const bound_values&) = delete;
    bound_values& operator=(const bound_values&) = delete;
    ~bound_values() = default;

    [[nodiscard]] std::string add(std::int64_t value) { return place_of(value); }
    [[nodiscard]] std::string add(timestamp value) { return place_of(value); }
    [[nodiscard]] std::string add(const uuid& value) { return place_of(value); }
    template <class Kind>
    [[nodiscard]] std::string add(const id<Kind>& value) {
        return place_of(value.value);
    }
    [[nodiscard]] std::string add(std::string text) {
        return place_of(std::string_view{texts_.emplace_back(std::move(text))});
    }

    [[nodiscard]] std::span<const db::parameter> all() const noexcept { return values_; }

private:
    std::string place_of(const db::parameter& value) {
        values_.push_back(value);
        return "$" + std::to_string(values_.size());
    }

    std::deque<std::string> texts_; ///< parameters look at them
    std::vector<db::parameter> values_;
};

} // namespace lacewing::lists::sql

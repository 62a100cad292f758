#pragma once

#include <optional>
#include <string>
#include <utility>

namespace lacewing::schema {

/// A member of a PATCH: absent (leave it), null (clear it) or a value (set it).
template <class T>
class nullable {
public:
    nullable() = default;
    nullable(T value) : value_(std::move(value)), is_present_(true) {}
    nullable(std::nullopt_t) : is_present_(true) {}

    [[nodiscard]] bool is_absent() const noexcept { return !is_present_; }
    [[nodiscard]] bool is_null() const noexcept { return is_present_ && !value_; }
    [[nodiscard]] bool has_value() const noexcept { return value_.has_value(); }
    /// Only where `has_value()`.
    [[nodiscard]] const T& operator*() const { return value_.value(); }
    [[nodiscard]] const T* operator->() const { return &value_.value(); }
    /// The value, or nothing where it is null or absent.
    [[nodiscard]] const std::optional<T>& value() const noexcept { return value_; }

    bool operator==(const nullable&) const = default;

private:
    std::optional<T> value_;
    bool is_present_ = false;
};

/// JSON text, printed as it stands. Parsing writes it compactly: numbers as sent, texts escaped
/// anew. Whoever fills it by hand vouches that it is JSON.
struct raw_json {
    std::string text = "null";
    bool operator==(const raw_json&) const = default;
};

} // namespace lacewing::schema

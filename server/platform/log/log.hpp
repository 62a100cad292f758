#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

/// What operators read: one event is one line of JSON on standard error.
namespace lacewing::log {

/// A fact about an event. Secrets, texts that people wrote and addresses never become one.
class field {
public:
    field(std::string_view name, std::string_view value) : name_(name), value_(value) {}
    field(std::string_view name, const std::string& value) : field(name, std::string_view{value}) {}
    field(std::string_view name, const char* value) : field(name, std::string_view{value}) {}
    template <class T>
        requires std::same_as<T, bool>
    field(std::string_view name, T value) : name_(name), value_(value) {}
    template <class T>
        requires(std::integral<T> && !std::same_as<T, bool>)
    field(std::string_view name, T value) : name_(name), value_(static_cast<std::int64_t>(value)) {}
    field(std::string_view name, double value) : name_(name), value_(value) {}

    [[nodiscard]] std::string_view name() const noexcept { return name_; }
    [[nodiscard]] const auto& value() const noexcept { return value_; }

private:
    std::string_view name_;
    std::variant<bool, std::int64_t, double, std::string_view> value_;
};
using fields = std::initializer_list<field>;

/// `event` is stable and snake_case: "request_failed". Any thread may call; lines never mix.
void info(std::string_view event, fields with = {});
void warn(std::string_view event, fields with = {});
void error(std::string_view event, fields with = {});

/// Lines that may wait a moment, written with one call. Used by one thread.
class batch {
public:
    batch() = default;
    batch(const batch&) = delete;
    batch& operator=(const batch&) = delete;
    ~batch() { flush(); }

    /// Writes by itself what grows beyond some kilobytes.
    void info(std::string_view event, fields with = {});
    void flush();

private:
    std::string lines_;
};

} // namespace lacewing::log

#pragma once

#include "platform/schema/describe.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace lacewing::schema {

/// Appends compact JSON to a string, which is complete when the writer is gone.
///
/// Each value is written with a comma behind it; the end of a list or object takes the last one
/// back.
class writer {
public:
    explicit writer(std::string& out);
    writer(const writer&) = delete;
    writer& operator=(const writer&) = delete;
    ~writer();

    void begin_object() { open('{'); }
    void end_object() { close('}'); }
    void begin_list() { open('['); }
    void end_list() { close(']'); }
    /// A name without characters that need an escape.
    void name(std::string_view plain) {
        reserve(plain.size() + 3);
        *at_++ = '"';
        std::memcpy(at_, plain.data(), plain.size());
        at_ += plain.size();
        *at_++ = '"';
        *at_++ = ':';
    }
    void free_name(std::string_view any) {
        text(any);
        at_[-1] = ':';
    }
    void text(std::string_view utf8);
    void integer(std::int64_t value);
    void natural(std::uint64_t value);
    /// Throws std::invalid_argument where the value is not finite.
    void real(double value);
    void boolean(bool value) { raw(value ? "true" : "false"); }
    void null() { raw("null"); }
    void identifier(const uuid& value);
    void moment(timestamp value);
    /// JSON text, as it stands.
    void raw(std::string_view json) {
        reserve(json.size() + 1);
        std::memcpy(at_, json.data(), json.size());
        at_ += json.size();
        *at_++ = ',';
    }

private:
    void reserve(std::size_t bytes) {
        if (static_cast<std::size_t>(end_ - at_) < bytes) grow(bytes);
    }
    void grow(std::size_t bytes);
    void open(char bracket) {
        reserve(1);
        *at_++ = bracket;
    }
    void close(char bracket) {
        reserve(2);
        if (at_[-1] == ',') --at_;
        *at_++ = bracket;
        *at_++ = ',';
    }

    std::string& out_;
    char* at_;
    char* end_;
    std::size_t size_before_;
};

template <class T>
void write(writer& to, const T& value);

namespace detail {

template <class T>
void write_member(writer& to, std::string_view name, const T& value) {
    if constexpr (is_optional<T>) {
        if (value) write_member(to, name, *value);
    } else if constexpr (is_nullable<T>) {
        if (value.is_absent()) return;
        to.name(name);
        if (value.is_null())
            to.null();
        else
            write(to, *value);
    } else {
        to.name(name);
        write(to, value);
    }
}

template <described_object T>
void write_object(writer& to, const T& value) {
    to.begin_object();
    with_each(description_of<T>.members, [&](const auto&... each) {
        (write_member(to, each.name, value.*each.where), ...);
    });
    to.end_object();
}

} // namespace detail

template <class T>
void write(writer& to, const T& value) {
    if constexpr (std::is_same_v<T, bool>)
        to.boolean(value);
    else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>)
        to.integer(value);
    else if constexpr (std::is_integral_v<T>)
        to.natural(value);
    else if constexpr (std::is_floating_point_v<T>)
        to.real(value);
    else if constexpr (std::is_same_v<T, std::string>)
        to.text(value);
    else if constexpr (std::is_same_v<T, uuid>)
        to.identifier(value);
    else if constexpr (detail::is_id<T>)
        to.identifier(value.value);
    else if constexpr (std::is_same_v<T, timestamp>)
        to.moment(value);
    else if constexpr (std::is_same_v<T, raw_json>)
        to.raw(value.text);
    else if constexpr (described_enum<T>)
        to.text(name_of(value));
    else if constexpr (detail::is_list<T>) {
        to.begin_list();
        for (const auto& each : value) write(to, each);
        to.end_list();
    } else if constexpr (detail::is_map<T>) {
        to.begin_object();
        for (const auto& [name, each] : value) {
            to.free_name(name);
            write(to, each);
        }
        to.end_object();
    } else {
        detail::write_object(to, value);
    }
}

/// Appends the value as compact JSON. Absent members are not printed.
template <class T>
void print(std::string& out, const T& value) {
    writer to{out};
    write(to, value);
}

template <class T>
[[nodiscard]] std::string to_json(const T& value) {
    std::string out;
    print(out, value);
    return out;
}

} // namespace lacewing::schema

#pragma once

#include "platform/core/outcome.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::schema {

/// A JSON text that was read whole and found well-formed (RFC 8259, in UTF-8 without byte order
/// mark, no name twice in one object, no number beyond a double). Keeps numbers also as they were
/// written.
class json_document {
public:
    enum class kind : std::uint8_t { null, boolean, integer, natural, real, text, list, object };

    struct node {
        union number {
            bool boolean;
            std::int64_t integer;
            std::uint64_t natural; ///< above the largest integer
            double real;
        };
        kind is = kind::null;
        number value{.integer = 0};
        std::uint32_t text_at = 0; ///< of a text its characters, of a number its digits
        std::uint32_t text_size = 0;
        std::uint32_t name_at = 0; ///< of an object's member
        std::uint32_t name_size = 0;
        std::uint32_t size = 0; ///< items or members
        std::uint32_t next = 0; ///< the node behind this one and all that it holds
    };

    std::vector<node> nodes; ///< each before those it holds; the first is the whole
    std::string texts;
};

/// A value of a document, which must outlive it.
class json_value {
public:
    using kind = json_document::kind;

    json_value(const json_document& of, std::uint32_t at) noexcept : of_(&of), at_(at) {}

    [[nodiscard]] kind is() const noexcept { return node().is; }
    [[nodiscard]] bool boolean() const noexcept { return node().value.boolean; }
    [[nodiscard]] std::int64_t integer() const noexcept { return node().value.integer; }
    [[nodiscard]] std::uint64_t natural() const noexcept { return node().value.natural; }
    [[nodiscard]] double real() const noexcept { return node().value.real; }
    [[nodiscard]] std::string_view text() const noexcept {
        return std::string_view{of_->texts}.substr(node().text_at, node().text_size);
    }
    /// The name of this member of an object.
    [[nodiscard]] std::string_view name() const noexcept {
        return std::string_view{of_->texts}.substr(node().name_at, node().name_size);
    }
    [[nodiscard]] std::size_t size() const noexcept { return node().size; }

    class iterator {
    public:
        using difference_type = std::ptrdiff_t;
        using value_type = json_value;
        iterator(const json_document& of, std::uint32_t at) noexcept : of_(&of), at_(at) {}
        json_value operator*() const noexcept { return {*of_, at_}; }
        iterator& operator++() noexcept {
            at_ = of_->nodes[at_].next;
            return *this;
        }
        bool operator==(const iterator& other) const noexcept { return at_ == other.at_; }

    private:
        const json_document* of_;
        std::uint32_t at_;
    };
    /// The items of a list or the members of an object.
    [[nodiscard]] iterator begin() const noexcept { return {*of_, at_ + 1}; }
    [[nodiscard]] iterator end() const noexcept { return {*of_, node().next}; }

private:
    [[nodiscard]] const json_document::node& node() const noexcept { return of_->nodes[at_]; }

    const json_document* of_;
    std::uint32_t at_;
};

/// Problem 400 `json_invalid` where the text is not such a document, or deeper than
/// limits::json_depth_max.
[[nodiscard]] outcome<json_document> read_json(std::string_view text);

} // namespace lacewing::schema

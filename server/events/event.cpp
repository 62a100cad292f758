#include "events/event.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>

namespace lacewing::events {

namespace {

struct kind_name {
    kind which;
    std::string_view name;
};

constexpr std::array names{
    kind_name{kind::sign_in, "sign_in"},
    kind_name{kind::sign_in_failed, "sign_in_failed"},
    kind_name{kind::list_exported, "list_exported"},
    kind_name{kind::audit_exported, "audit_exported"},
    kind_name{kind::bugs_imported, "bugs_imported"},
    kind_name{kind::bug_restricted, "bug_restricted"},
    kind_name{kind::bug_opened, "bug_opened"},
    kind_name{kind::bug_shared, "bug_shared"},
    kind_name{kind::token_made, "token_made"},
    kind_name{kind::token_revoked, "token_revoked"},
};

/// The address with all bytes but the first ones zero; empty where it is none of the family.
template <std::size_t Length>
std::string first_bytes(int family, const std::string& address, std::size_t kept) {
    std::array<std::uint8_t, Length> bytes{};
    if (inet_pton(family, address.c_str(), bytes.data()) != 1) return {};
    std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(kept), bytes.end(), std::uint8_t{0});
    std::array<char, INET6_ADDRSTRLEN> printed{};
    inet_ntop(family, bytes.data(), printed.data(), printed.size());
    return std::string{printed.data()} + "/" + std::to_string(kept * 8);
}

} // namespace

std::string_view to_string(kind which) {
    return std::ranges::find(names, which, &kind_name::which)->name;
}

std::optional<kind> parse_kind(std::string_view text) {
    const auto* const found = std::ranges::find(names, text, &kind_name::name);
    if (found == names.end()) return std::nullopt;
    return found->which;
}

event event_by(const access::actor& who, timestamp at, kind is) {
    return {.is = is, .at = at, .actor = who.as_principal(), .with_token = who.token.has_value()};
}

std::string prefix_of(std::string_view address) {
    constexpr std::size_t ipv4_bytes_kept = 3;
    constexpr std::size_t ipv6_bytes_kept = 6;
    const std::string bare{address.substr(0, address.find('/'))};
    auto prefix = first_bytes<4>(AF_INET, bare, ipv4_bytes_kept);
    if (prefix.empty()) prefix = first_bytes<16>(AF_INET6, bare, ipv6_bytes_kept);
    return prefix;
}

} // namespace lacewing::events

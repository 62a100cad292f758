#include "demo/ground.hpp"

#include "demo/content/content.hpp"
#include "labels/read_labels.hpp"
#include "projects/read_projects.hpp"

#include <algorithm>
#include <stdexcept>

namespace lacewing::demo {

namespace {

/// FNV-1a.
std::uint64_t mix(std::uint64_t into, std::span<const std::uint8_t> bytes) {
    for (const auto byte : bytes) into = (into ^ byte) * 0x100000001b3;
    return into;
}

std::uint64_t mix(std::uint64_t into, std::string_view text) {
    return mix(into, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

} // namespace

ground read_ground(db::reader& tx, const progress& of) {
    ground found{
        .org = of.org,
        .begun = of.begun,
        .accounts = known_accounts(of.org, of.begun),
        .projects = {},
        .labels = {}
    };
    const access::actor who{
        .is = access::actor::kind::user, .user = found.accounts.front(), .session = {}
    };
    for (const auto& each : projects()) {
        found.projects.push_back(value(projects::read_project(tx, who, of.org, each.key)));
    }
    for (const auto& each : value(labels::list_labels(tx, who, of.org)).items) {
        found.labels.emplace(each.name, each.id);
    }
    return found;
}

status_id status_named(const projects::project& of, std::string_view name) {
    const auto found = std::ranges::find(of.statuses, name, &projects::status::name);
    if (found == of.statuses.end()) throw std::logic_error{"no such status"};
    return found->id;
}

known_bytes::known_bytes(organization_id of, std::string_view what, std::uint64_t which)
    : state_(mix(mix(mix(0xcbf29ce484222325, of.value.bytes), what), std::to_string(which))) {}

void known_bytes::fill(std::span<std::uint8_t> bytes) {
    for (auto& byte : bytes) {
        // SplitMix64, by Sebastiano Vigna.
        state_ += 0x9e3779b97f4a7c15;
        auto next = state_;
        next = (next ^ (next >> 30U)) * 0xbf58476d1ce4e5b9;
        next = (next ^ (next >> 27U)) * 0x94d049bb133111eb;
        byte = static_cast<std::uint8_t>(next >> 56U);
    }
}

std::vector<user_id> known_accounts(organization_id of, timestamp begun) {
    std::vector<user_id> all;
    for (std::size_t at = 0; at < people().size(); ++at) {
        // A millisecond apart: lists that go by ids name them in the same order every time.
        const timestamp made{begun.microseconds + static_cast<std::int64_t>(at) * 1'000};
        all.push_back(known_id<user_id>(of, "account", at, made));
    }
    return all;
}

} // namespace lacewing::demo

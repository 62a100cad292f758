#include "labels/create_label.hpp"

#include "access/access.hpp"
#include "changes/record.hpp"
#include "labels/label_changes.hpp"
#include "labels/store.hpp"
#include "organizations/counts.hpp"
#include "platform/core/id_problems.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace lacewing::labels {

namespace {

problem too_many_labels() {
    return {
        .status = 422,
        .code = "too_many_labels",
        .detail = "The organization has 1,000 labels already.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

std::string color_by_chance(crypto::random_source& random) {
    std::array<std::uint8_t, 2> bytes{};
    random.fill(bytes);
    const std::size_t number = bytes[0] * 256U + bytes[1];
    return std::string{palette[number % palette.size()]};
}

/// What a request that was sent before gets: the label it made.
outcome<label> made_before(label found, const create_label_request& what, const std::string& name) {
    const bool is_same = found.name == name && found.color == what.color.value_or(found.color) &&
                         found.description == what.description.value_or("");
    if (!is_same) return refused{id_taken()};
    return found;
}

} // namespace

problem name_taken() {
    return {
        .status = 422,
        .code = "invalid",
        .detail = "Another label has this name.",
        .fields = {{"/name", "name_taken", "Another label has this name."}},
        .retry_after_s = {},
        .current = {}
    };
}

outcome<label> create_label(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    const create_label_request& what,
    crypto::random_source& random
) {
    const auto role = access::require(tx, by.who, access::action::manage_labels, {.org = org});
    if (!role) return refused{role.error()};
    const auto name = check_name(what.name);
    if (!name) return refused{name.error()};
    if (what.id && !is_uuid_v7(what.id->value)) return refused{wrong_id()};

    organizations::lock(tx, org);
    if (what.id) {
        if (auto found = store::find_label(tx, org, *what.id)) {
            return made_before(*std::move(found), what, *name);
        }
    }
    if (store::find_by_name(tx, org, *name)) return refused{name_taken()};
    if (store::count_labels(tx, org) >= limits::labels_per_organization_max) {
        return refused{too_many_labels()};
    }
    label made{
        .id = what.id ? *what.id : crypto::make_id<label_id>(random, by.at),
        .org_id = org,
        .name = *name,
        .color = what.color ? *what.color : color_by_chance(random),
        .description = what.description.value_or(""),
        .created_at = by.at
    };
    store::insert_label(tx, made);
    changes::record(tx, creation_of(by, made));
    return made;
}

} // namespace lacewing::labels

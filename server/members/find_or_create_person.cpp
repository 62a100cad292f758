#include "members/find_or_create_person.hpp"

#include "changes/record.hpp"
#include "members/store.hpp"

#include <stdexcept>

namespace lacewing::members {

person_id find_or_create_person(
    db::transaction& tx,
    const changes::act& by,
    organization_id org,
    std::string_view source,
    std::string_view name,
    crypto::random_source& random
) {
    if (const auto known = store::find_person_named(tx, org, source, name)) return *known;

    const auto id = crypto::make_id<person_id>(random, by.at);
    if (!store::insert_person(tx, org, id, source, name)) {
        // Another transaction made the same person since the first look.
        const auto theirs = store::find_person_named(tx, org, source, name);
        if (!theirs) throw std::runtime_error{"a person is neither there nor can be made"};
        return *theirs;
    }
    changes::record(
        tx,
        changes::change_by(
            by,
            changes::members_of(org),
            changes::subject_kind::person,
            id.value,
            changes::action::created
        )
    );
    return id;
}

} // namespace lacewing::members

#pragma once

#include "access/actor.hpp"
#include "bugs/types.hpp"
#include "platform/db/transaction.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace lacewing::lists {

/// By what names a file shows the ids in its bugs: as far as who asks may know them, else the id.
class shown_names {
public:
    /// Statuses, projects and labels of the organization.
    void read_places(db::reader& tx, organization_id org);
    /// Whom the bugs name.
    void read_people(
        db::reader& tx, const access::actor& who, organization_id org, std::span<const bugs::bug> in
    );

    [[nodiscard]] std::string of(const uuid& id) const;
    /// What the status means, by its id.
    [[nodiscard]] std::string category_of(const uuid& status) const;

private:
    std::map<uuid, std::string> names_;
    std::map<uuid, std::string> categories_;
};

} // namespace lacewing::lists

#pragma once

#include "live/tests/live_fixture.hpp"

#include <string_view>

namespace lacewing::live {

/// The organizations of `live_on_each_database` with a few bugs.
class live_with_bugs : public live_on_each_database {
protected:
    const bug_id crash{numbered(40)};  ///< of Alpha
    const bug_id secret{numbered(41)}; ///< of Alpha, restricted: for Ed, and for its Owner Ada
    const bug_id open{numbered(42)};   ///< of Pub, whose Owner is Ada

    void SetUp() override {
        live_on_each_database::SetUp();
        add_member(pub, ada, "Owner");
        write([this](db::transaction& tx) {
            for (const auto org : {alpha, pub}) {
                tx.execute(
                    "INSERT INTO projects (org_id, id, key, name, description, color, created_at) "
                    "VALUES ($1, $2, 'AA', 'A', 'A', '#7e5bef', 1)",
                    org,
                    numbered(30)
                );
                tx.execute(
                    "INSERT INTO statuses (org_id, project_id, id, name, category, position) "
                    "VALUES ($1, $2, $3, 'New', 'triage', 0)",
                    org,
                    numbered(30),
                    numbered(31)
                );
            }
            insert_bug(tx, alpha, crash, "inherit", 1);
            insert_bug(tx, alpha, secret, "restricted", 2);
            insert_bug(tx, pub, open, "inherit", 1);
            for (const auto& reader : {uuid{}, ed.value}) {
                tx.execute(
                    "INSERT INTO bug_readers (org_id, bug_id, reader_id) VALUES ($1, $2, $3)",
                    alpha,
                    secret,
                    reader
                );
            }
        });
    }

    void insert_bug(
        db::transaction& tx,
        organization_id org,
        bug_id which,
        std::string_view visibility,
        int number
    ) {
        tx.execute(
            "INSERT INTO bugs (org_id, id, project_id, number, title, title_folded, status_id, "
            "is_open, resolution, author_kind, author_id, assigned_members, created_at, "
            "updated_at, status_since, reopen_count, rev, title_rev, description_rev, "
            "visibility, description) VALUES ($1, $2, $3, $4, 't', 't', $5, TRUE, 'none', "
            "'user', $6, '[]', 1, 1, 1, 0, 1, 1, 1, $7, '')",
            org,
            which,
            numbered(30),
            number,
            numbered(31),
            ada,
            visibility
        );
    }
};

} // namespace lacewing::live

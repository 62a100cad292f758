#pragma once

#include "demo/begin.hpp"
#include "demo/go_on.hpp"
#include "organizations/testing/story.hpp"
#include "platform/crypto/password.hpp"
#include "platform/crypto/random.hpp"
#include "platform/db/testing/database_fixture.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace lacewing::demo {

/// A database of its own, and what the example organization is made with.
class with_demo : public db::on_each_database {
protected:
    ~with_demo() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }

    outcome<begun> begin_it(std::int64_t bugs) { return begin_in(with(), bugs); }

    how_far step(organization_id org) { return step_in(with(), org); }

    how_far go_on_to_the_end(organization_id org) {
        auto far = step(org);
        while (!far.is_whole) far = step(org);
        return far;
    }

    /// One with as many bugs, whole.
    organization_id make_it(std::int64_t bugs = 300) { return make_it_in(with(), bugs); }
    /// The same in another database.
    organization_id make_it_in(services& on, std::int64_t bugs) {
        const auto org = value(begin_in(on, bugs)).org;
        while (!step_in(on, org).is_whole) {
        }
        return org;
    }

    std::int64_t number(std::string_view sql, organization_id org) {
        return testing::read(with(), [&](db::reader& tx) {
            auto rows = tx.query(sql, org);
            return rows.next() ? rows.get<std::int64_t>(0) : -1;
        });
    }
    std::int64_t bugs_of(organization_id org) {
        return number("SELECT COUNT(*) FROM bugs WHERE org_id = $1", org);
    }

    outcome<begun> begin_in(services& on, std::int64_t bugs) {
        identity::module people{.with = on, .hasher = hasher, .how = {}};
        return run(begin(people, bugs, "plum trombone"));
    }

    how_far step_in(services& on, organization_id org) {
        identity::module people{.with = on, .hasher = hasher, .how = {}};
        attachments::module files{on, people, {.folder = folder}};
        return value(run(go_on(files, org)));
    }

    crypto::password_hasher hasher;
    std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                   ("lacewing-demo-" + crypto::make_base36(with().random, 12));
};

} // namespace lacewing::demo

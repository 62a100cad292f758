#pragma once

#include "lists/tests/explaining_reader.hpp"
#include "lists/tests/lists_fixture.hpp"

namespace lacewing::lists {

/// Alpha with a few thousand bugs beside Beta with many more, and how lists of Alpha are read.
class crowded_world_on : public lists_on {
protected:
    void SetUp() override;

    /// Every statement of an act, for the person who asks.
    template <class Act>
    std::vector<explaining_reader::explained> explained(Act act) {
        return testing::write(with(), [&](db::transaction& tx) {
            // Small tables and few rows tempt its planner: what is left then is not to be avoided.
            if (!is_sqlite()) {
                tx.execute("SET LOCAL enable_seqscan = off");
                tx.execute("SET LOCAL enable_sort = off");
            }
            explaining_reader watched{tx};
            act(watched);
            return watched.seen();
        });
    }
    [[nodiscard]] bool is_sqlite() const { return GetParam() == db::dialect::sqlite; }

private:
    void multiply(const projects::project& in, organization_id org, int times);
    void label_all(organization_id org, std::string_view name);
    void hang_on_all(organization_id org);
};

} // namespace lacewing::lists

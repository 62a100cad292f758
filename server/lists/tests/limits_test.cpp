#include "lists/tests/crowded_world.hpp"
#include "query/limits.hpp"

namespace lacewing::lists {
namespace {

/// Waits a millisecond for an answer.
class impatient_reader final : public db::reader {
public:
    explicit impatient_reader(db::reader& on) : on_(on) {}
    [[nodiscard]] db::dialect speaks() const noexcept override { return on_.speaks(); }

protected:
    std::unique_ptr<db::cursor> run_query(
        std::string_view sql, std::span<const db::parameter> values
    ) override {
        return forward(on_.query_bound(sql, values));
    }
    std::unique_ptr<db::cursor> run_composed(
        std::string_view sql, std::span<const db::parameter> values, std::chrono::milliseconds
    ) override {
        return forward(on_.query_composed(sql, values, std::chrono::milliseconds{1}));
    }

private:
    db::reader& on_;
};

class limits_on : public crowded_world_on {};
LACEWING_ON_EACH_DATABASE(limits_on);

TEST_P(limits_on, a_query_that_takes_too_long_is_refused_with_its_costliest_part) {
    const std::string q =
        "is:open crash comments:>0 OR attachments:>5 OR watchers:>5 sort:-comments";
    const auto what = asked(story.member, q);
    const auto why = testing::read(with(), [&](db::reader& tx) {
        impatient_reader hurried{tx};
        try {
            (void)find_bugs(hurried, what, {.cursor = std::nullopt, .limit = 50});
        } catch (const refusal& refused) {
            return refused.why();
        }
        return problem{};
    });
    EXPECT_EQ(why.status, 422);
    EXPECT_EQ(why.code, "query_too_costly");
    EXPECT_EQ(why.detail, "This query takes too long: attachments:>5 asks for most of the work.");
    EXPECT_EQ(why.fields.at(0).pointer, "?q#char=29,43");
}

TEST_P(limits_on, the_longest_query_is_answered_and_one_character_more_is_not) {
    std::string q = "crash";
    q.resize(limits::query_length_max, ' ');
    EXPECT_EQ(value(find(story.member, q, 1)).items.size(), 1U);
    q += ' ';
    EXPECT_EQ(find(story.member, q).error().code, "query_too_long");
    q = std::string(limits::query_length_max, 'x');
    EXPECT_EQ(value(find(story.member, q)).total, 0);
}

TEST_P(limits_on, sixteen_parentheses_are_answered_and_one_more_is_not) {
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '(') + "is:open" +
               std::string(static_cast<std::size_t>(depth), ')');
    };
    EXPECT_GT(value(find(story.member, nested(16), 1)).total, 0);
    EXPECT_EQ(find(story.member, nested(17)).error().code, "query_too_deep");
}

} // namespace
} // namespace lacewing::lists

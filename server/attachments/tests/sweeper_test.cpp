#include "attachments/tests/attachments_fixture.hpp"

#include <fstream>

namespace lacewing::attachments {

namespace {

using std::chrono::hours;

class sweeping : public on_files {
protected:
    void leave_behind(const std::string& place) const {
        std::ofstream{folder.path() / place} << "left behind";
    }
    static std::string place_of(std::string_view bytes) {
        const auto hex = crypto::to_hex(crypto::sha256(bytes));
        return hex.substr(0, 2) + "/" + hex.substr(2);
    }
};
LACEWING_ON_EACH_DATABASE(sweeping);

TEST_P(sweeping, takes_what_no_row_names_and_nothing_else) {
    const auto named = uploaded(story.member, "named");
    leave_behind(place_of("unnamed"));
    leave_behind("incoming/half");
    EXPECT_EQ(sweep(in, hours{1}), swept{});
    age_files();
    leave_behind("incoming/fresh");
    EXPECT_EQ(sweep(in, hours{1}), (swept{.half_written = 1, .unnamed = 1}));
    EXPECT_EQ(half_written(), 1);
    EXPECT_EQ(content_of(download(story.member, named.id)), "named");
    EXPECT_EQ(sweep(in, hours{1}), swept{});
}

TEST_P(sweeping, leaves_what_somebody_begins_to_name_meanwhile) {
    leave_behind(place_of("soon named"));
    age_files();
    const auto hash = crypto::sha256("soon named");
    const file_store::names names{
        .is_named = [&](const crypto::digest& content) { return content == hash; },
        .named_between = [](const auto&, const auto&) { return std::vector<crypto::digest>{}; }
    };
    EXPECT_EQ(in.files.remove_unnamed(names, hours{1}), 0);
    EXPECT_TRUE(in.files.has(hash));
}

TEST_P(sweeping, leaves_what_an_upload_brings_meanwhile) {
    const auto hash = crypto::sha256("brought again");
    leave_behind(place_of("brought again"));
    age_files();
    const file_store::names names{
        .is_named = [](const crypto::digest&) { return false; },
        .named_between =
            [&](const auto&, const auto&) {
                const auto file = in.files.receive(random());
                file->append("brought again");
                EXPECT_EQ(file->place(), hash);
                return std::vector<crypto::digest>{};
            }
    };
    EXPECT_EQ(in.files.remove_unnamed(names, hours{1}), 0);
    EXPECT_TRUE(in.files.has(hash));
}

TEST_P(sweeping, settles_what_a_process_that_ended_left_aside) {
    const auto file = uploaded(story.member, "named");
    const auto hex = crypto::to_hex(crypto::sha256("named"));
    std::filesystem::rename(folder.path() / place_of("named"), folder.path() / "doomed" / hex);
    leave_behind("doomed/" + crypto::to_hex(crypto::sha256("unnamed")));
    age_files();
    sweep(in, hours{1});
    EXPECT_EQ(content_of(download(story.member, file.id)), "named");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path() / "doomed"));
}

TEST_P(sweeping, at_start_takes_half_written_files_where_no_other_process_writes) {
    leave_behind("incoming/half");
    sweeper all{in};
    all.start();
    all.stop();
    EXPECT_EQ(half_written(), GetParam() == db::dialect::sqlite ? 0 : 1);
}

} // namespace

} // namespace lacewing::attachments

#include "platform/crypto/seal.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace lacewing::crypto {
namespace {

namespace fs = std::filesystem;

server_key key_of(std::uint8_t byte) {
    server_key made{};
    made.fill(byte);
    return made;
}

class server_key_file : public ::testing::Test {
protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "lacewing-key-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder = name;
    }
    void TearDown() override { fs::remove_all(folder); }

    std::string failure() {
        try {
            static_cast<void>(read_or_make_server_key(file(), random));
        } catch (const std::runtime_error& why) {
            return why.what();
        }
        return "";
    }
    [[nodiscard]] fs::path file() const { return folder / "secret.key"; }

    fs::path folder;
    system_random random;
};

TEST(sealed_secrets, open_under_the_same_key_and_for_the_same_thing_alone) {
    system_random random;
    const sealer ours{key_of(1)};
    const auto sealed = ours.seal("abc-def", "org-1", random);
    EXPECT_EQ(ours.open(sealed, "org-1"), "abc-def");
    EXPECT_EQ(ours.open(sealed, "org-2"), std::nullopt);
    EXPECT_EQ(sealer{key_of(2)}.open(sealed, "org-1"), std::nullopt);
}

TEST(sealed_secrets, show_nothing_of_the_secret_and_never_look_alike) {
    system_random random;
    const sealer ours{key_of(1)};
    const auto sealed = ours.seal("abc-def", "org-1", random);
    const std::string text{sealed.begin(), sealed.end()};
    EXPECT_EQ(text.find("abc"), std::string::npos);
    EXPECT_NE(sealed, ours.seal("abc-def", "org-1", random));
}

TEST(sealed_secrets, that_were_touched_or_cut_do_not_open) {
    system_random random;
    const sealer ours{key_of(1)};
    auto sealed = ours.seal("abc-def", "org-1", random);
    for (auto& byte : sealed) {
        byte ^= 1U;
        EXPECT_EQ(ours.open(sealed, "org-1"), std::nullopt);
        byte ^= 1U;
    }
    sealed.resize(10);
    EXPECT_EQ(ours.open(sealed, "org-1"), std::nullopt);
    EXPECT_EQ(ours.open({}, "org-1"), std::nullopt);
}

TEST_F(server_key_file, is_made_once_and_readable_by_its_user_alone) {
    const auto made = read_or_make_server_key(file(), random);
    EXPECT_EQ(fs::status(file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(read_or_make_server_key(file(), random), made);
    EXPECT_NE(read_or_make_server_key(folder / "another.key", random), made);
}

TEST_F(server_key_file, that_others_may_read_is_refused_with_the_cure) {
    static_cast<void>(read_or_make_server_key(file(), random));
    fs::permissions(file(), fs::perms::group_read, fs::perm_options::add);
    EXPECT_NE(failure().find("chmod 600"), std::string::npos);
}

TEST_F(server_key_file, that_holds_no_key_is_refused_and_not_written_over) {
    std::ofstream{file()} << "no key\n";
    fs::permissions(file(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_NE(failure().find("holds no key"), std::string::npos);
    EXPECT_EQ(fs::file_size(file()), 7U);
}

TEST_F(server_key_file, in_a_folder_that_is_not_there_is_refused) {
    folder /= "missing";
    EXPECT_NE(failure().find("cannot be made"), std::string::npos);
    folder = folder.parent_path();
}

} // namespace
} // namespace lacewing::crypto

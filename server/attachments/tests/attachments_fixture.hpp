#pragma once

#include "attachments/add_attachment.hpp"
#include "attachments/change_attachment.hpp"
#include "attachments/http.hpp"
#include "attachments/module.hpp"
#include "attachments/read_attachments.hpp"
#include "attachments/sweeper.hpp"
#include "bugs/tests/bugs_fixture.hpp"
#include "identity/open_session.hpp"
#include "platform/crypto/hash.hpp"
#include "platform/http/body_stream.hpp"

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lacewing::attachments {

/// A folder that is gone with the test.
class test_folder {
public:
    explicit test_folder(crypto::random_source& random);
    test_folder(const test_folder&) = delete;
    test_folder& operator=(const test_folder&) = delete;
    ~test_folder();
    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

private:
    std::filesystem::path path_;
};

/// A body in pieces, as a connection brings it; `ends_badly` breaks off behind the last.
class test_body final : public http::body_stream {
public:
    explicit test_body(std::vector<std::string> pieces, bool ends_badly = false)
        : pieces_(std::move(pieces)), ends_badly_(ends_badly) {}
    task<std::string> next() override;
    [[nodiscard]] std::size_t asked() const noexcept { return at_; }
    /// Runs before the piece with this number is handed out.
    std::function<void(std::size_t)> before_piece = [](std::size_t) {};

private:
    std::vector<std::string> pieces_;
    bool ends_badly_;
    std::size_t at_ = 0;
};

/// The beginning of a PNG of that size.
[[nodiscard]] std::string png(
    std::uint32_t width, std::uint32_t height, std::string_view rest = {}
);

/// Alpha with a bug that Mary wrote, and a folder for files.
class on_files : public bugs::on_alpha {
protected:
    void SetUp() override;

    /// A request as dispatch hands it to the handler, by whoever holds the cookie.
    [[nodiscard]] http::request request_by(const access::actor& who, std::string_view target) const;
    /// Runs an endpoint; a refusal is its reply.
    http::reply call(const http::endpoint& what, http::request& of);
    http::reply upload(
        const access::actor& who,
        std::vector<std::string> pieces,
        std::vector<std::pair<std::string, std::string>> query = {}
    );
    http::reply upload(std::shared_ptr<test_body> body, const access::actor& who);
    /// Of an upload that went well.
    attachment uploaded(const access::actor& who, std::string bytes, std::string name = "a.txt");
    /// The whole of a reply's body, streamed or not.
    std::string content_of(const http::reply& from);
    http::reply download(
        const access::actor& who, attachment_id which, std::vector<http::header> headers = {}
    );
    std::vector<attachment> list(const access::actor& who);

    [[nodiscard]] std::vector<std::string> files_in_place() const;
    [[nodiscard]] int half_written() const;
    /// As if nobody had touched the folder's files for two hours.
    void age_files() const;
    outcome<void> remove(const access::actor& who, attachment_id which);
    outcome<attachment> restore(const access::actor& who, attachment_id which);
    outcome<attachment> rename(
        const access::actor& who, attachment_id which, std::string_view name
    );

    crypto::password_hasher hasher;
    identity::module identity{
        .with = with(), .hasher = hasher, .how = {.public_url = "http://localhost:8080"}
    };
    test_folder folder{random()};
    module in{with(), identity, {.folder = folder.path()}};
    bugs::bug bug;

private:
    std::string cookie_of(const access::actor& who);
    std::map<uuid, std::string> cookies_;
};

} // namespace lacewing::attachments

#include "attachments/tests/attachments_fixture.hpp"

#include "identity/identify.hpp"
#include "platform/schema/parse.hpp"

#include <algorithm>
#include <array>

namespace lacewing::attachments {

namespace fs = std::filesystem;

test_folder::test_folder(crypto::random_source& random) {
    std::array<std::uint8_t, 8> name{};
    random.fill(name);
    path_ = fs::temp_directory_path() / ("lacewing-files-" + crypto::to_hex(name));
}

test_folder::~test_folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

task<std::string> test_body::next() {
    before_piece(at_);
    if (at_ < pieces_.size()) co_return pieces_[at_++];
    if (ends_badly_) {
        throw refusal{{.status = 400, .code = "body_cut", .detail = "It ended early."}};
    }
    co_return std::string{};
}

std::string png(std::uint32_t width, std::uint32_t height, std::string_view rest) {
    using namespace std::string_literals;
    auto bytes = "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"s;
    for (const auto side : {width, height}) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            bytes += static_cast<char>(side >> static_cast<unsigned>(shift) & 0xffU);
        }
    }
    return bytes + "\x08\2\0\0\0"s + std::string{rest};
}

void on_files::SetUp() {
    on_alpha::SetUp();
    in.files.prepare();
    bug = value(create(titled("It breaks")));
    for (const auto* who : {&story.owner, &story.editor, &story.member, &story.stranger}) {
        cookies_[who->user.value] = cookie_of(*who);
    }
}

std::string on_files::cookie_of(const access::actor& who) {
    const identity::opening what{
        .uid = who.user,
        .session = crypto::make_id<session_id>(random(), clock().now()),
        .session_token = crypto::make_token(random()),
        .browser_token = crypto::make_token(random()),
        .from = {},
        .by = changes::begin_act(who, with())
    };
    testing::write(with(), [&](db::transaction& tx) { open_session(tx, identity, what); });
    return "lacewing=" + what.session_token;
}

http::request on_files::request_by(const access::actor& who, std::string_view target) const {
    http::request of{.target = std::string{target}, .path = std::string{target}};
    of.client_address = "127.0.0.1";
    of.id = "test";
    of.parameters.emplace_back("org", to_string(story.alpha));
    if (const auto found = cookies_.find(who.user.value); found != cookies_.end()) {
        of.headers.push_back({"Cookie", found->second});
    }
    return of;
}

http::reply on_files::call(const http::endpoint& what, http::request& of) {
    try {
        run(identity::identify(identity, of));
        return run(what.run(of));
    } catch (const refusal& why) {
        return http::problem_reply(why.why(), of);
    }
}

http::reply on_files::upload(
    const access::actor& who,
    std::vector<std::string> pieces,
    std::vector<std::pair<std::string, std::string>> query
) {
    auto of = request_by(who, "/upload");
    of.verb = http::method::post;
    of.parameters.emplace_back("bug", bug.key);
    of.query = std::move(query);
    of.streamed = std::make_shared<test_body>(std::move(pieces));
    return call(upload_attachment_endpoint(in), of);
}

http::reply on_files::upload(std::shared_ptr<test_body> body, const access::actor& who) {
    auto of = request_by(who, "/upload");
    of.verb = http::method::post;
    of.parameters.emplace_back("bug", to_string(bug.id));
    of.streamed = std::move(body);
    return call(upload_attachment_endpoint(in), of);
}

attachment on_files::uploaded(const access::actor& who, std::string bytes, std::string name) {
    const auto before = list(who);
    const auto answer = upload(who, {std::move(bytes)}, {{"name", std::move(name)}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    for (const auto& each : list(who)) {
        if (std::ranges::find(before, each.id, &attachment::id) == before.end()) return each;
    }
    ADD_FAILURE() << "not there";
    return {};
}

std::string on_files::content_of(const http::reply& from) {
    if (!from.streamed) return std::string{from.content()};
    std::string all;
    while (true) {
        auto next = from.streamed->next();
        const auto piece = run(std::move(next));
        all += piece;
        if (piece.empty() || all.size() >= from.streamed_bytes) return all;
    }
}

http::reply on_files::download(
    const access::actor& who, attachment_id which, std::vector<http::header> headers
) {
    auto of = request_by(who, "/download");
    of.parameters.emplace_back("attachment", to_string(which));
    for (auto& each : headers) of.headers.push_back(std::move(each));
    return call(download_attachment_endpoint(in), of);
}

std::vector<attachment> on_files::list(const access::actor& who) {
    return value(testing::read(with(), [&](db::reader& tx) {
        return list_attachments(tx, who, story.alpha, bug.key);
    }));
}

std::vector<std::string> on_files::files_in_place() const {
    std::vector<std::string> found;
    for (const auto& each : fs::recursive_directory_iterator{folder.path()}) {
        const auto in_folder = each.path().parent_path().filename().string();
        if (each.is_regular_file() && in_folder.size() == 2) {
            found.push_back(in_folder + each.path().filename().string());
        }
    }
    std::ranges::sort(found);
    return found;
}

int on_files::half_written() const {
    const auto files = fs::directory_iterator{folder.path() / "incoming"};
    return static_cast<int>(std::distance(begin(files), end(files)));
}

void on_files::age_files() const {
    for (const auto& each : fs::recursive_directory_iterator{folder.path()}) {
        if (!each.is_regular_file()) continue;
        fs::last_write_time(each.path(), fs::file_time_type::clock::now() - std::chrono::hours{2});
    }
}

outcome<void> on_files::remove(const access::actor& who, attachment_id which) {
    return testing::write(with(), [&](db::transaction& tx) {
        return remove_attachment(tx, changes::begin_act(who, with()), story.alpha, which);
    });
}

outcome<attachment> on_files::restore(const access::actor& who, attachment_id which) {
    return testing::write(with(), [&](db::transaction& tx) {
        return restore_attachment(tx, changes::begin_act(who, with()), story.alpha, which);
    });
}

outcome<attachment> on_files::rename(
    const access::actor& who, attachment_id which, std::string_view name
) {
    return testing::write(with(), [&](db::transaction& tx) {
        return rename_attachment(tx, changes::begin_act(who, with()), story.alpha, which, name);
    });
}

} // namespace lacewing::attachments

#include "openid/picture.hpp"

#include "changes/act.hpp"
#include "identity/outside_account.hpp"
#include "identity/pictures.hpp"
#include "openid/limits.hpp"
#include "openid/outgoing.hpp"
#include "platform/core/task.hpp"
#include "platform/jobs/enqueue.hpp"
#include "platform/log/log.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <utility>

namespace lacewing::openid {

namespace {

constexpr std::string_view picture_kind = "openid_picture";

/// What stands in the outbox.
struct picture_job {
    user_id account;
    std::string url;
    static constexpr auto describe() {
        using self = picture_job;
        return schema::object(
            "OpenidPictureJob",
            "A picture to be fetched.",
            schema::member("account", &self::account, "Whose."),
            schema::member("url", &self::url, "Where the provider keeps it.")
        );
    }
};

std::optional<reach> reach_of(const settings& how, const std::string& url) {
    const auto place = origin_of(url);
    const auto issuer = origin_of(how.issuer);
    if (place && issuer && *place == *issuer && is_loopback(*issuer)) return reach::anywhere;
    if (place && place->scheme == "https") return reach::public_addresses;
    return std::nullopt;
}

std::string fetch_picture(const module& in, const std::string& url) {
    const auto to = reach_of(in.at.how(), url);
    if (!to) throw outgoing_failed{"its address is not https"};
    const outgoing_request asked{
        .url = url,
        .form = {},
        .user = {},
        .password = {},
        .bytes_max = limits::picture_bytes_max,
        .deadline =
            std::chrono::steady_clock::now() + std::chrono::milliseconds{limits::openid_ms_max},
        .to = *to,
    };
    auto answer = fetch(asked, in.at.is_stopping());
    if (answer.status != 200) throw outgoing_failed{"its host has none"};
    return std::move(answer.body);
}

outcome<void> store_picture(
    db::transaction& tx, const module& in, user_id who, const std::string& image
) {
    if (!identity::wants_picture(tx, who)) return {};
    const access::actor self{.is = access::actor::kind::user, .user = who};
    const auto by = changes::begin_act(self, in.with);
    return identity::set_picture(tx, by, who, image, in.with.random);
}

void run_job(module& in, const picture_job& what) {
    try {
        const auto image = fetch_picture(in, what.url);
        auto store = [&](db::transaction& tx) {
            return store_picture(tx, in, what.account, image);
        };
        const auto stored = run(in.with.database.write(std::move(store)));
        if (!stored) log::info("openid_picture_refused", {{"reason", stored.error().code}});
    } catch (const outgoing_failed& why) {
        log::info("openid_picture_not_fetched", {{"reason", why.what()}});
    }
}

} // namespace

void request_picture(db::transaction& tx, const module& in, user_id who, const std::string& url) {
    if (url.empty() || url.size() > limits::openid_picture_url_bytes_max) return;
    const auto payload = schema::to_json(picture_job{.account = who, .url = url});
    jobs::enqueue(tx, picture_kind, payload, in.with.clock.now());
}

void fetch_pictures(module& in, jobs::runner& runner) {
    runner.on(picture_kind, [&in](const jobs::job& what) {
        const auto read = schema::parse<picture_job>(what.payload);
        if (!read) throw jobs::hopeless{"a picture's job cannot be read"};
        run_job(in, *read);
    });
}

} // namespace lacewing::openid

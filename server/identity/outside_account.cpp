#include "identity/outside_account.hpp"

#include "identity/account_store.hpp"
#include "identity/rules.hpp"
#include "identity/session_store.hpp"
#include "identity/sessions.hpp"
#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"
#include "platform/crypto/token.hpp"
#include "tokens/manage_tokens.hpp"

#include <fmt/format.h>

#include <utility>

namespace lacewing::identity {

namespace {

constexpr int numbered_usernames_max = 50;   ///< tried before a random end is taken
constexpr std::size_t random_end_length = 8; ///< 36^8 of them: one is free

std::size_t length_of_code_point(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

/// What can be seen of a text, on one line, with at most `length_max` code points.
std::string visible_part(std::string_view told, std::size_t length_max) {
    if (!text::is_valid_utf8(told)) return {};
    std::string kept;
    std::size_t count = 0;
    const auto whole = tidy(told);
    for (std::size_t at = 0; at < whole.size() && count < length_max;) {
        const auto point = std::string_view{whole}.substr(at, length_of_code_point(whole[at]));
        at += point.size();
        if (has_invisible_character(point)) continue;
        kept += point;
        ++count;
    }
    return tidy(kept);
}

/// The name as people write it, or what stands before the @.
std::string base_of(const outside_person& who, std::size_t length_max) {
    auto base = visible_part(who.display_name, length_max);
    if (fold_username(base).empty()) {
        base = visible_part(who.email.substr(0, who.email.find('@')), length_max);
    }
    return fold_username(base).empty() ? "user" : base;
}

std::string free_username(db::reader& tx, const module& in, const outside_person& who) {
    const auto is_free = [&tx](const std::string& name) {
        return !store::find_account_by_username(tx, fold_username(name));
    };
    auto name = base_of(who, limits::username_max);
    if (is_free(name)) return name;
    const auto base = base_of(who, limits::username_max - random_end_length - 1);
    for (int n = 2; n <= numbered_usernames_max; ++n) {
        name = fmt::format("{} {}", base, n);
        if (is_free(name)) return name;
    }
    return fmt::format("{} {}", base, crypto::make_base36(in.with.random, random_end_length));
}

std::string name_of(const outside_person& who) {
    return base_of(who, limits::name_max);
}

} // namespace

std::optional<address_holder> find_address_holder(db::reader& tx, std::string_view email) {
    const auto found = store::find_account_by_email(tx, fold_email(email));
    if (!found) return std::nullopt;
    return address_holder{
        .uid = found->uid,
        .email = found->email,
        .is_verified = found->email_verified,
    };
}

std::optional<user_id> create_outside_account(
    db::transaction& tx, const module& in, const outside_person& who
) {
    const auto now = in.with.clock.now();
    const account fresh{
        .uid = crypto::make_id<user_id>(in.with.random, now),
        .username = free_username(tx, in, who),
        .name = name_of(who),
        .email = tidy(who.email),
        .email_verified = true,
        .password_hash = {},
        .created_at = now,
    };
    if (!store::insert_account(tx, fresh)) return std::nullopt;
    return fresh.uid;
}

void take_over_account(
    db::transaction& tx, const changes::act& by, user_id uid, const outside_person& who
) {
    store::set_verified_elsewhere(tx, uid, name_of(who));
    store::remove_all_links(tx, uid);
    store::forget_browsers(tx, uid);
    end_sessions(tx, by, uid, std::nullopt);
    tokens::end_tokens(tx, by, uid);
}

bool wants_picture(db::reader& tx, user_id uid) {
    const auto found = store::find_me(tx, uid);
    return found && !found->photo_url;
}

opening make_opening(const module& in, user_id uid, visit from) {
    const access::actor who{.is = access::actor::kind::user, .user = uid};
    const auto by = changes::begin_act(who, in.with);
    return {
        .uid = uid,
        .session = crypto::make_id<session_id>(in.with.random, by.at),
        .session_token = crypto::make_token(in.with.random),
        .browser_token = crypto::make_token(in.with.random),
        .from = std::move(from),
        .by = by,
    };
}

} // namespace lacewing::identity

#include "identity/membership.hpp"

#include "changes/act.hpp"
#include "changes/fields.hpp"
#include "changes/record.hpp"
#include "identity/account_store.hpp"
#include "identity/rules.hpp"

#include <fmt/format.h>

#include <utility>

namespace lacewing::identity {

namespace {

constexpr std::string_view update_membership =
    "UPDATE users SET membership_type = $2 WHERE uid = $1";

outcome<void> set_in(
    db::transaction& tx, const changes::act& by, const std::string& email, membership to
) {
    const auto found = store::find_account_by_email(tx, fold_email(email));
    if (!found) {
        return refused{problem{
            .status = 404,
            .code = "account_unknown",
            .detail = fmt::format("No account has the address {}.", email),
        }};
    }
    store::insert_user_if_missing(tx, found->uid);
    const auto before = store::find_me(tx, found->uid);
    const std::string after{schema::name_of(to)};
    if (before && before->membership_type == after) return {};
    tx.execute(update_membership, found->uid, after);
    auto change = changes::change_by(
        by,
        changes::person_of(found->uid),
        changes::subject_kind::account,
        found->uid.value,
        changes::action::changed
    );
    changes::set(
        change.fields, "membershipType", before ? before->membership_type : std::string{}, after
    );
    changes::record(tx, change);
    return {};
}

} // namespace

task<outcome<void>> set_membership(module& in, std::string email, membership to) {
    const access::actor nobody{.is = access::actor::kind::server_operator};
    const auto by = changes::begin_act(nobody, in.with);
    auto set = [email = std::move(email), by, to](db::transaction& tx) {
        return set_in(tx, by, email, to);
    };
    co_return co_await in.with.database.write(std::move(set));
}

} // namespace lacewing::identity

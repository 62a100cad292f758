#include "identity/manage_accounts.hpp"

#include "identity/account_store.hpp"
#include "identity/rules.hpp"
#include "identity/sessions.hpp"
#include "platform/core/limits.hpp"
#include "tokens/manage_tokens.hpp"

#include <fmt/format.h>

#include <utility>

namespace lacewing::identity {

namespace {

problem account_unknown(const std::string& email) {
    return {
        .status = 404,
        .code = "account_unknown",
        .detail = fmt::format("No account has the address {}.", email),
    };
}

} // namespace

task<std::vector<account>> list_accounts(module& in) {
    auto list = [](db::reader& tx) { return store::list_accounts(tx, limits::operator_list_max); };
    co_return co_await in.with.database.read_long(std::move(list));
}

task<outcome<void>> verify_account(module& in, std::string email) {
    auto verify = [email = std::move(email)](db::transaction& tx) -> outcome<void> {
        const auto found = store::find_account_by_email(tx, fold_email(email));
        if (!found) return refused{account_unknown(email)};
        store::set_email_verified(tx, found->uid);
        store::remove_links(tx, found->uid);
        return {};
    };
    co_return co_await in.with.database.write(std::move(verify));
}

task<outcome<int>> end_all_sessions(module& in, std::string email) {
    const access::actor nobody{.is = access::actor::kind::server_operator};
    const auto by = changes::begin_act(nobody, in.with);
    auto end = [email = std::move(email), by](db::transaction& tx) -> outcome<int> {
        const auto found = store::find_account_by_email(tx, fold_email(email));
        if (!found) return refused{account_unknown(email)};
        tokens::end_tokens(tx, by, found->uid);
        return end_sessions(tx, by, found->uid, std::nullopt);
    };
    co_return co_await in.with.database.write(std::move(end));
}

} // namespace lacewing::identity

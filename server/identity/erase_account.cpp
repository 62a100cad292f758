#include "identity/erase_account.hpp"

#include "events/record_event.hpp"
#include "identity/account_store.hpp"
#include "identity/attempts.hpp"
#include "identity/rules.hpp"
#include "identity/sessions.hpp"

namespace lacewing::identity {

namespace {

constexpr std::string_view insert_erased =
    "INSERT INTO deleted_accounts (uid, deleted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";

constexpr std::string_view select_erased = "SELECT 1 FROM deleted_accounts WHERE uid = $1";

} // namespace

void erase_account(db::transaction& tx, const changes::act& by, user_id of) {
    const auto found = store::find_account(tx, of);
    if (!found) return;
    end_sessions(tx, by, of, std::nullopt);
    store::remove_account(tx, of);
    tx.execute(insert_erased, of, by.at);
    events::forget_networks_of(tx, of);
    // The limiter's rows hold the address.
    const auto email = fold_email(found->email);
    forget_attempts(tx, "mail/" + email);
    forget_attempts(tx, "log_in/account/" + email);
}

std::vector<uuid> find_erased(db::reader& tx, std::span<const uuid> ids) {
    std::vector<uuid> found;
    for (const auto& id : ids) {
        if (tx.query(select_erased, id).next()) found.push_back(id);
    }
    return found;
}

} // namespace lacewing::identity

#pragma once

#include "access/subjects.hpp"
#include "changes/act.hpp"
#include "identity/module.hpp"
#include "identity/open_session.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Accounts of people whom an outside provider has proved. All run in the caller's transaction.
namespace lacewing::identity {

/// What a provider tells about somebody whose address it has verified.
struct outside_person {
    std::string display_name; ///< as told: any text, may be empty
    std::string email;        ///< an address: see is_email in rules.hpp
};

struct address_holder {
    user_id uid;
    std::string email; ///< as stored
    bool is_verified = false;
};

/// The account of that address, verified or not.
[[nodiscard]] std::optional<address_holder> find_address_holder(
    db::reader& tx, std::string_view email
);

/// A verified account without a password. Its username is the display name, cut and with a number
/// behind it where another account has it. Nothing where another account took the address
/// meanwhile.
[[nodiscard]] std::optional<user_id> create_outside_account(
    db::transaction& tx, const module& in, const outside_person& who
);

/// The true owner of an address arrives at an account that never verified it: its password, links,
/// sessions and known browsers die; it is verified and theirs.
void take_over_account(
    db::transaction& tx, const changes::act& by, user_id uid, const outside_person& who
);

/// True for a user who has no picture yet.
[[nodiscard]] bool wants_picture(db::reader& tx, user_id uid);

/// A sign-in to be written with open_session.
[[nodiscard]] opening make_opening(const module& in, user_id uid, visit from);

} // namespace lacewing::identity

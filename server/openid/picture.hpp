#pragma once

#include "access/subjects.hpp"
#include "openid/module.hpp"
#include "platform/db/transaction.hpp"
#include "platform/jobs/runner.hpp"

#include <string>

namespace lacewing::openid {

/// Asks for the provider's picture of somebody, in the transaction that makes the identity theirs.
/// It is fetched once, after the sign-in; nothing where the provider told none.
void request_picture(db::transaction& tx, const module& in, user_id who, const std::string& url);

/// Makes `runner` fetch such pictures, for people who have none here. The address comes from
/// outside: https and public addresses alone, but for the origin of a provider on this machine.
/// A picture that cannot be had is left out. Both outlive the runner's thread.
void fetch_pictures(module& in, jobs::runner& runner);

} // namespace lacewing::openid

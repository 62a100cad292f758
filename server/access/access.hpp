#pragma once

#include "access/actions.hpp"
#include "access/actor.hpp"
#include "platform/core/outcome.hpp"
#include "platform/db/transaction.hpp"

#include <optional>
#include <span>
#include <vector>

namespace lacewing::access {

/// What an action is about.
struct subject {
    organization_id org;
    std::optional<principal> author = {}; ///< of a bug: who wrote it
    std::optional<bug_id> restricted = {
    }; ///< of a restricted bug: which, for only some may know it
};

/// The actor's role in the organization: `none` where the organization does not exist, was deleted
/// or is private to others; `outsider` where it is public.
[[nodiscard]] role role_in(db::reader& tx, const actor& who, organization_id org);

/// The roles of many users at once, in their order: for the live channel, which asks for a whole
/// audience again whenever the members change.
[[nodiscard]] std::vector<role> roles_in(
    db::reader& tx, std::span<const user_id> users, organization_id org
);

/// Whether both are members of one organization: then each may see what the other shows of
/// themselves.
[[nodiscard]] bool share_organization(db::reader& tx, user_id one, user_id other);

/// As whom the actor reads restricted bugs: the reader that `bug_readers` and the counters name.
/// Owners are one reader, of the nil id; members read under their own id; whoever is no member, and
/// an API key, reads none.
[[nodiscard]] std::optional<uuid> reader_of(const actor& who, role has);

/// Whether a restricted bug is one of those that the actor may know of: its author, its assignees,
/// whom it was shared with, and Owners.
[[nodiscard]] bool knows_restricted(
    db::reader& tx, const actor& who, role has, organization_id org, bug_id which
);

/// The one question. The actor's role where the answer is yes; else the problem to answer with:
/// 401 `not_signed_in` for nobody, whatever exists; 404 `not_found` where the actor may not know of
/// the subject; 403 `not_allowed` where they may see it and not do this; 403 `token_read_only`
/// where they might, and their access token may only read.
[[nodiscard]] outcome<role> require(
    db::reader& tx, const actor& who, action what, const subject& of
);

/// For acts that concern no organization that is there yet, founding or joining one: refused with
/// 403 `token_read_only` or, to a token for one organization alone, `token_not_accepted`.
[[nodiscard]] outcome<void> require_unbound(const actor& who);

/// 403 `token_not_accepted`: this takes a person who is signed in, and no access token.
[[nodiscard]] problem token_not_accepted();

/// 403 `not_allowed`: for what no role may do to this subject.
[[nodiscard]] problem not_allowed(action what);

/// The same question where a no only leaves something out.
[[nodiscard]] bool allows(db::reader& tx, const actor& who, action what, const subject& of);

/// The answer for a thing that is not there, in an organization whose content the actor may see:
/// the same as for one they may not know of.
[[nodiscard]] problem missing(const actor& who);

} // namespace lacewing::access

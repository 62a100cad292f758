#include "changes/act.hpp"

#include "platform/crypto/random.hpp"

namespace lacewing::changes {

namespace {

std::optional<principal> token_of(const access::actor& who) {
    if (!who.token) return std::nullopt;
    return principal{.is = principal::kind::token, .value = who.token->value};
}

} // namespace

act begin_act(const access::actor& who, const services& with) {
    const auto now = with.clock.now();
    return {.who = who, .at = now, .batch = crypto::make_id<batch_id>(with.random, now)};
}

change change_by(
    const act& by, stream to, subject_kind subject, const uuid& subject_id, action what
) {
    return {
        .to = to,
        .at = by.at,
        .actor = by.who.as_principal(),
        .subject = subject,
        .subject_id = subject_id,
        .what = what,
        .project = std::nullopt,
        .fields = {},
        .batch = by.batch,
        .client_id = by.client_id,
        .on_behalf_of = token_of(by.who),
        .undo_of = by.undo_of
    };
}

stream content_of(organization_id org) {
    return {.owner = org.value, .is = stream::kind::content};
}

stream members_of(organization_id org) {
    return {.owner = org.value, .is = stream::kind::members};
}

stream managers_of(organization_id org) {
    return {.owner = org.value, .is = stream::kind::managers};
}

stream person_of(user_id who) {
    return {.owner = who.value, .is = stream::kind::person};
}

stream restricted_of(bug_id which) {
    return {.owner = which.value, .is = stream::kind::restricted};
}

} // namespace lacewing::changes

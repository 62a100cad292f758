#include "identity/log_out.hpp"

#include "changes/act.hpp"
#include "identity/sessions.hpp"

#include <utility>

namespace lacewing::identity {

task<void> log_out(module& in, access::actor who) {
    if (who.is != access::actor::kind::user || who.token) co_return;
    const auto by = changes::begin_act(who, in.with);
    auto end = [by, who](db::transaction& tx) { end_session(tx, by, who.user, who.session); };
    co_await in.with.database.write(std::move(end));
}

} // namespace lacewing::identity

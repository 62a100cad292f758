#include "views/own_view.hpp"

#include "views/store.hpp"

namespace lacewing::views {

namespace {

access::action right_for(bool is_shared) {
    return is_shared ? access::action::share_view : access::action::own_view;
}

problem too_many_views() {
    return {
        .status = 422,
        .code = "too_many_views",
        .detail = "There are too many saved views. Remove some that nobody needs.",
        .fields = {},
        .retry_after_s = {},
        .current = {}
    };
}

} // namespace

outcome<view> require_view(
    db::reader& tx, const access::actor& who, organization_id org, view_id which
) {
    const auto has_views = access::require(tx, who, access::action::own_view, {.org = org});
    if (!has_views) return refused{has_views.error()};
    auto found = store::find_view(tx, org, which);
    const bool is_own = found && found->owner == who.user;
    if (!found || (!found->is_shared && !is_own)) return refused{access::missing(who)};
    const auto may = access::require(tx, who, right_for(found->is_shared), {.org = org});
    if (!may) return refused{may.error()};
    return *std::move(found);
}

outcome<void> require_room(
    db::reader& tx, const access::actor& who, organization_id org, bool is_shared
) {
    const auto may = access::require(tx, who, right_for(is_shared), {.org = org});
    if (!may) return refused{may.error()};
    if (who.is != access::actor::kind::user) {
        return refused{access::not_allowed(right_for(is_shared))};
    }
    const bool is_full =
        is_shared ? store::count_shared(tx, org) >= limits::views_shared_max
                  : store::count_personal(tx, org, who.user) >= limits::views_per_person_max;
    if (is_full) return refused{too_many_views()};
    return {};
}

} // namespace lacewing::views

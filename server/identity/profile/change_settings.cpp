#include "identity/profile/change_settings.hpp"

#include "identity/account_store.hpp"
#include "identity/identify.hpp"
#include "identity/tell_organizations.hpp"

namespace lacewing::identity {

outcome<person_settings> change_settings(
    db::transaction& tx, const changes::act& by, const person_settings& what
) {
    const auto before = store::find_me(tx, by.who.user);
    if (!before) return refused{not_signed_in()};
    auto after = before->settings;
    if (what.colors) after.colors = what.colors;
    if (what.sounds) after.sounds = what.sounds;
    if (what.volume_percent) after.volume_percent = what.volume_percent;
    if (what.single_keys) after.single_keys = what.single_keys;
    if (what.keys) after.keys = what.keys;
    if (after == before->settings) return after;
    store::set_settings(tx, by.who.user, after);
    tell_person(tx, by, by.who.user);
    return after;
}

} // namespace lacewing::identity

#include "live/fan_out.hpp"

#include <array>
#include <cstddef>

namespace lacewing::live {

std::vector<client*> fan_out(
    audience& to, const changes::stream& of, std::span<const changes::recorded> what
) {
    std::vector<client*> behind;
    std::array<std::vector<frame>, 2> encoded;
    const auto first = what.front()->version;
    const auto last = what.back()->version;
    const auto stamp = to.stamp.value_or(role_stamp{});
    for (const auto& [whom, subscribed] : to.subscribers) {
        switch (session::offer(*subscribed, of.is, first, last, stamp)) {
        case session::offered::skip:
            break;
        case session::offered::send: {
            auto& frames = encoded.at(static_cast<std::size_t>(subscribed->in));
            if (frames.empty()) frames = encode_changes(of, what, subscribed->in);
            for (const auto& each : frames) whom->to->send(each);
            break;
        }
        case session::offered::behind:
            whom->protocol.look_again(*subscribed);
            behind.push_back(whom);
            break;
        }
    }
    return behind;
}

std::vector<client*> take_roles(
    audience& of, const std::unordered_map<user_id, access::role>& roles, const role_stamp& stamp
) {
    std::vector<client*> moved;
    of.stamp = stamp;
    std::erase_if(of.subscribers, [&](const auto& each) {
        const auto& [whom, subscribed] = each;
        const auto found = roles.find(whom->who.user);
        // Who came while the roles were read brings a stamp of their own.
        if (found == roles.end()) return false;
        if (found->second == access::role::none) {
            whom->to->send(whom->protocol.end(of.name.owner));
            moved.push_back(whom);
            return true;
        }
        // What is yet to be read brings its own role.
        if (subscribed->is != subscription::phase::current) return false;
        if (found->second == subscribed->role) {
            subscribed->found_under = stamp;
        } else {
            whom->protocol.look_again(*subscribed);
            moved.push_back(whom);
        }
        return false;
    });
    return moved;
}

} // namespace lacewing::live

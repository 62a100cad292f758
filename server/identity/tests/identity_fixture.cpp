#include "identity/tests/identity_fixture.hpp"

#include "identity/verify_address.hpp"

namespace lacewing::identity {

signed_in identity_story::sign_in_as(const sign_up_request& who) {
    if (!sign_up_as(who)) throw std::runtime_error{"the sign-up failed"};
    if (!run(verify_address(in, token_of(new_mails()), "192.0.2.1"))) {
        throw std::runtime_error{"the link failed"};
    }
    return value(log_in_with(who.email, who.password));
}

} // namespace lacewing::identity

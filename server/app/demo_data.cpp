#include "app/demo_data.hpp"

#include "demo/fill.hpp"
#include "identity/create_verified_account.hpp"

namespace lacewing::app {

task<demo_sign_in> make_demo(modules& of) {
    const auto people = demo::people();
    const auto password = crypto::make_base36(of.with.random, 16);
    std::vector<user_id> accounts;
    for (const auto& person : people) {
        identity::new_account wanted{
            .username = std::string{person.username},
            .name = std::string{person.name},
            .email = std::string{person.email},
            .password = password,
        };
        auto made = co_await identity::create_verified_account(of.identity, std::move(wanted));
        if (!made && accounts.empty()) {
            co_return demo_sign_in{.is_new = false, .email = std::string{person.email}};
        }
        accounts.push_back(value(std::move(made)));
    }
    const auto filled = co_await demo::fill(of.with, std::move(accounts));
    co_return demo_sign_in{
        .is_new = true,
        .email = std::string{people.front().email},
        .password = password,
        .org = filled.org,
        .bugs = filled.bugs,
    };
}

} // namespace lacewing::app

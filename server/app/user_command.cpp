#include "app/commands.hpp"
#include "app/operator_port.hpp"
#include "app/operator_types.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

namespace lacewing::app {

namespace {

void list(operator_port& port) {
    const auto all = value(schema::parse<account_list>(port.call("list-users", "{}")));
    for (const auto& one : all.items) {
        fmt::print(
            "{}  {:<24} {:<32} {}\n",
            to_string(one.uid),
            one.username,
            one.email,
            one.is_verified ? "verified" : "not verified"
        );
    }
}

void set_membership(operator_port& port, const user_options& what) {
    const auto to = schema::value_named<identity::membership>(what.membership);
    if (!to) {
        throw operator_refused{
            "Say which: lacewing user set-membership EMAIL free, basic, pro or enterprise."
        };
    }
    port.call(
        "set-membership", schema::to_json(account_membership{.email = what.email, .to = *to})
    );
    fmt::print("{} is a member on the plan {} now.\n", what.email, what.membership);
}

} // namespace

int manage_users(const configuration& how, const user_options& what) {
    const auto port = reach_data(how);
    if (what.action == "list") {
        list(*port);
        return 0;
    }
    if (what.email.empty())
        throw operator_refused{fmt::format("Say whom: lacewing user {} EMAIL.", what.action)};
    if (what.action == "set-membership") {
        set_membership(*port, what);
        return 0;
    }
    const auto body = schema::to_json(account_address{what.email});
    if (what.action == "verify") {
        port->call("verify-user", body);
        fmt::print("{} is verified and may log in.\n", what.email);
        return 0;
    }
    const auto ended = value(schema::parse<ended_sessions>(port->call("end-sessions", body)));
    fmt::print("Ended {} sessions of {}.\n", ended.count, what.email);
    return 0;
}

} // namespace lacewing::app

#include "plans/http.hpp"

#include "identity/identify.hpp"
#include "plans/all_plans.hpp"
#include "plans/read_usage.hpp"
#include "platform/http/reply.hpp"

#include <utility>

namespace lacewing::plans {

namespace {

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

task<http::reply> run_list(const services& with, const settings& how, http::request& of) {
    plan_list all{
        .items = all_plans(),
        .billing_url = unless_empty(how.billing_url),
        .sales_url = unless_empty(how.sales_url),
        .used = std::nullopt
    };
    const auto who = identity::actor_of(of);
    if (who.is == access::actor::kind::user) {
        auto operation = [&](db::reader& tx) { return read_usage(tx, who.user); };
        all.used = co_await with.database.read(std::move(operation));
    }
    co_return http::json_reply(200, all);
}

} // namespace

http::endpoint list_plans_endpoint(const services& with, const settings& how) {
    return {
        .id = "listPlans",
        .summary = "All plans, where to get them, and how much of them the reader uses.",
        .run = [&with, how](http::request& of) { return run_list(with, how, of); },
        .takes = nullptr,
        .gives = schema::type_of<plan_list>()
    };
}

} // namespace lacewing::plans

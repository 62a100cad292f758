#include "app/commands.hpp"
#include "app/operator_port.hpp"
#include "demo_requests/types.hpp"
#include "platform/schema/parse.hpp"
#include "platform/schema/print.hpp"

#include <fmt/format.h>

namespace lacewing::app {

int list_demo_requests(const configuration& how, const demo_requests_options& what) {
    const auto answer = reach_data(how)->call("demo-requests", "{}");
    const auto all = value(schema::parse<demo_requests::kept_requests>(answer));
    if (what.is_json) {
        fmt::print("{}\n", schema::to_json(all));
        return 0;
    }
    for (const auto& one : all.items) {
        fmt::print("{}  {}\n", to_rfc3339(one.requested_at), one.email);
    }
    return 0;
}

} // namespace lacewing::app

#include "app/commands.hpp"
#include "app/operator_port.hpp"
#include "app/operator_types.hpp"
#include "platform/schema/parse.hpp"

#include <fmt/format.h>

namespace lacewing::app {

int fill_demo(const configuration& how) {
    const auto port = reach_data(how);
    const auto made = value(schema::parse<demo_sign_in>(port->call("demo", "{}")));
    if (!made.is_new) {
        fmt::print(
            "The example organization is here already. Log in as {}; the password was printed when "
            "it was made.\n",
            made.email
        );
        return 0;
    }
    fmt::print(
        "Made an example organization with {} bugs.\n  Log in as  {}\n  Password   {}\n",
        made.bugs,
        made.email,
        made.password
    );
    return 0;
}

} // namespace lacewing::app

#include "plans/all_plans.hpp"

namespace lacewing::plans {

std::vector<plan> all_plans() {
    using identity::membership;
    return {
        {.id = membership::free,
         .pence_per_month = 0,
         .limits = {.organizations = 1, .projects = 3, .boards = 3, .members = 5}},
        {.id = membership::basic,
         .pence_per_month = 499,
         .limits = {.organizations = 5, .projects = 10, .boards = 10, .members = 15}},
        {.id = membership::pro, .pence_per_month = 999, .limits = {}},
        {.id = membership::enterprise, .pence_per_month = std::nullopt, .limits = {}},
    };
}

} // namespace lacewing::plans

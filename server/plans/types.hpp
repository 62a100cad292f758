#pragma once

#include "identity/membership.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lacewing::plans {

/// How much a plan includes. Nothing means: as much as one likes. Nothing is enforced.
struct plan_limits {
    std::optional<std::int64_t> organizations;
    std::optional<std::int64_t> projects;
    std::optional<std::int64_t> boards;
    std::optional<std::int64_t> members;

    static constexpr auto describe() {
        using self = plan_limits;
        return schema::object(
            "PlanLimits",
            "How much a plan includes; what is absent is unlimited. Nothing is enforced.",
            schema::member("organizations", &self::organizations, "Organizations of one's own."),
            schema::member("projects", &self::projects, "Projects in them."),
            schema::member("boards", &self::boards, "Kanban boards in them."),
            schema::member("members", &self::members, "People in them, oneself included.")
        );
    }
};

struct plan {
    identity::membership id = identity::membership::free;
    std::optional<std::int64_t> pence_per_month; ///< GBP; nothing where sales name the price
    plan_limits limits;

    static constexpr auto describe() {
        using self = plan;
        return schema::object(
            "Plan",
            "What one can be a member with.",
            schema::member("id", &self::id, "The membership that it gives."),
            schema::member(
                "pencePerMonth", &self::pence_per_month, "Pounds sterling; absent: ask sales."
            ),
            schema::member("limits", &self::limits, "How much it includes.")
        );
    }
};

/// What the limits are held against. There are no boards to count.
struct usage {
    std::int64_t organizations = 0;
    std::int64_t projects = 0;
    std::int64_t members = 0;

    bool operator==(const usage&) const = default;
    static constexpr auto describe() {
        using self = usage;
        return schema::object(
            "PlanUsage",
            "How much of their plan somebody uses.",
            schema::member("organizations", &self::organizations, "Whose Owner the reader is."),
            schema::member("projects", &self::projects, "Projects in them."),
            schema::member("members", &self::members, "Different people in them.")
        );
    }
};

struct plan_list {
    std::vector<plan> items;
    std::optional<std::string> billing_url;
    std::optional<std::string> sales_url;
    std::optional<usage> used;

    static constexpr auto describe() {
        using self = plan_list;
        return schema::object(
            "PlanList",
            "All plans, and where to get them.",
            schema::member("items", &self::items, "From the smallest to the largest."),
            schema::member(
                "billingURL", &self::billing_url, "Where Subscribe leads; absent: no billing."
            ),
            schema::member(
                "salesURL", &self::sales_url, "Where Contact Sales leads; absent: nowhere."
            ),
            schema::member("usage", &self::used, "The reader's own; absent for visitors.")
        );
    }
};

} // namespace lacewing::plans

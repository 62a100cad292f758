#include "projects/templates/rules.hpp"

#include "projects/parts/order.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace lacewing::projects {

outcome<std::string> check_template_name(
    std::string_view name, std::span<const bug_template> among, const std::optional<template_id>& of
) {
    return parts::check_name(name, among, of, "Another template has this name.");
}

templates with_template(templates all, bug_template made, std::size_t position) {
    if (made.is_default) {
        for (auto& each : all) each.is_default = false;
    }
    return parts::with(std::move(all), std::move(made), position);
}

templates in_order(templates all, std::span<const template_id> first) {
    std::ranges::sort(all, {}, [&](const bug_template& each) {
        const bool is_first = std::ranges::find(first, each.id) != first.end();
        return std::tuple{each.position, is_first ? 0 : 1, each.id};
    });
    parts::renumber(all);
    return all;
}

} // namespace lacewing::projects

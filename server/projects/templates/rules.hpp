#pragma once

#include "platform/core/outcome.hpp"
#include "projects/templates/types.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the templates of a project may be; no I/O.
namespace lacewing::projects {

/// A project's templates in their order: their positions are 0, 1, 2, …
using templates = std::vector<bug_template>;

/// The name without white space at its ends, where no other template of the project has it. 422
/// `invalid` at /name: `required`, `name_taken`.
[[nodiscard]] outcome<std::string> check_template_name(
    std::string_view name, std::span<const bug_template> among, const std::optional<template_id>& of
);

/// With the template at that place, or at the end where there are fewer; where it is the default,
/// no other is.
[[nodiscard]] templates with_template(templates all, bug_template made, std::size_t position);

/// In the order of their positions, those of `first` before others at the same place; positions
/// become 0, 1, 2, …
[[nodiscard]] templates in_order(templates all, std::span<const template_id> first);

} // namespace lacewing::projects

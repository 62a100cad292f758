#pragma once

#include "demo/content/content.hpp"

/// What reports are put together from, where nobody wrote one: "Seat map" "stays empty" "after the
/// language is changed". Every component goes with every symptom and condition of its project.
namespace lacewing::demo {

[[nodiscard]] std::span<const demo_parts> components_of_app();
[[nodiscard]] std::span<const demo_parts> components_of_deck();
[[nodiscard]] std::span<const demo_parts> components_of_tide();
[[nodiscard]] std::span<const demo_parts> components_of_desk();
[[nodiscard]] std::span<const std::string_view> conditions_of_app();
[[nodiscard]] std::span<const std::string_view> conditions_of_deck();
[[nodiscard]] std::span<const std::string_view> conditions_of_tide();
[[nodiscard]] std::span<const std::string_view> conditions_of_desk();

} // namespace lacewing::demo

#pragma once

#include "platform/schema/print.hpp"
#include "platform/schema/type.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lacewing::schema {

/// The objects and enumerations that the types hold, themselves included, ordered by name. Throws
/// std::logic_error where two different types have one name.
[[nodiscard]] std::vector<const type*> named_types(const std::vector<const type*>& of);

/// How a type is referred to: by `#/components/schemas/` where it has a name, else in place.
void write_schema(writer& to, const type& of);

/// The JSON Schema (2020-12) of a named type, in full.
void write_definition(writer& to, const type& of);

/// An object with the definition of each of `named_types(of)`, by name.
void write_components(writer& to, const std::vector<const type*>& of);

/// The same JSON with line ends and two spaces for each level.
[[nodiscard]] std::string indented(std::string_view compact);

} // namespace lacewing::schema

#pragma once

#include "platform/core/outcome.hpp"
#include "platform/schema/print.hpp"
#include "platform/schema/type.hpp"

#include <map>
#include <string>
#include <string_view>

namespace lacewing::schema {

/// Texts that suit members of these names wherever they are met.
using example_texts = std::map<std::string_view, std::string_view>;

/// Writes a value that the type takes, made from its description: every member is there, with the
/// example of its limits, the known text of its name where the limits allow it, or else one that
/// suits its format and its bounds. The same type gives the same text.
void write_example(writer& to, const type& of, const example_texts& known = {});

/// `write_example` as a text.
[[nodiscard]] std::string example_of(const type& of, const example_texts& known = {});

/// An id that the same name always gives.
[[nodiscard]] std::string example_id(std::string_view name);

/// What `parse` would refuse the text with, for a type that is known at run time alone.
[[nodiscard]] outcome<void> check(const type& of, std::string_view json);

} // namespace lacewing::schema

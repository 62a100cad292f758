#pragma once

#include <functional>
#include <map>
#include <string>

namespace lacewing::imports::wiki {

/// What the people of the source are called here, by what the source calls them.
using people = std::map<std::string, std::string, std::less<>>;

} // namespace lacewing::imports::wiki

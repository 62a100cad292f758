#pragma once

#include <string>

namespace lacewing::db {

/// Runs one statement on a connection of its own, outside any transaction: CREATE DATABASE and its
/// like.
void run_alone(const std::string& url, const std::string& sql);

} // namespace lacewing::db

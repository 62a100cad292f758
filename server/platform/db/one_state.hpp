#pragma once

#include "platform/db/database.hpp"

namespace lacewing::db {

/// Runs the body on one state of the data and waits for it, for as long as it takes: backups and
/// checks. Also beside a server that has the data open. The body may begin anew, as every body may.
/// Throws `unavailable` where the data cannot be opened; SQLite's file is never made.
void read_one_state(const settings& how, const read_body& body);

} // namespace lacewing::db

#pragma once

#include "app/configuration.hpp"

#include <string>

/// What the command line can do, one function each. They return the exit code and throw what the
/// command line tells in one sentence.
namespace lacewing::app {

int serve(const configuration& how);

struct import_options {
    std::string file;
    std::string organization;
    std::string source;          ///< empty means the file's name
    std::string map;             ///< a file; empty for the usual one
    std::string report;          ///< a file; empty for none
    bool is_map_printed = false; ///< and nothing imported
    bool is_dry_run = false;
};
int import_file(const configuration& how, const import_options& what);

struct demo_options {
    std::string bugs = "300"; ///< how many, as typed
};
int fill_demo(const configuration& how, const demo_options& what);

struct user_options {
    std::string action;     ///< "list", "verify", "end-sessions", "set-membership"
    std::string email;      ///< of the account; empty for "list"
    std::string membership; ///< for "set-membership"
};
int manage_users(const configuration& how, const user_options& what);

struct demo_requests_options {
    bool is_json = false;
};
int list_demo_requests(const configuration& how, const demo_requests_options& what);

struct backup_options {
    std::string file; ///< of `verify`: empty for the data itself
};
int make_backup(const configuration& how, const backup_options& what);
int restore_backup(const configuration& how, const backup_options& what);
/// 1 where anything is wrong.
int verify(const configuration& how, const backup_options& what);

int print_contract();
int print_version();

} // namespace lacewing::app

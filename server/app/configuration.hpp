#pragma once

#include "attachments/limits.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::app {

/// How this server is to run. Where each value comes from: docs/operating/configuration.md.
struct configuration {
    std::string listen_address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string data_directory = "data";
    std::string public_url;   ///< without a slash at the end; empty until `complete`
    std::string database_url; ///< "postgresql://…"; empty means SQLite in the data folder
    std::string smtp_url;     ///< empty means files in the data folder and links on the console
    std::string mail_from;    ///< empty until `complete`
    std::string oidc_issuer = "https://accounts.google.com"; ///< as it names itself
    std::string oidc_client_id; ///< empty means that nobody signs in with Google
    std::string oidc_client_secret;
    std::string tls_certificate_file;
    std::string tls_key_file;
    std::vector<std::string> trusted_proxies;
    std::int64_t requests_per_minute = 0; ///< 0 means the default of core/limits.hpp
    std::uint64_t attachment_bytes_max = limits::attachment_bytes_max; ///< of one file
    std::uint64_t organization_attachment_bytes_max =
        limits::organization_attachment_bytes_max; ///< of all files of an organization
    std::string metrics_token;
    std::string security_contact; ///< of security.txt: an address as a URI; empty means no file
    std::string secret_key_file;  ///< empty means secret.key in the data folder
    std::string billing_url;      ///< where Subscribe leads; empty: this server has no billing
    std::string sales_url;        ///< where Contact Sales leads
};

/// A setting that cannot be used. The text is one plain sentence that names setting, source and
/// cure.
class bad_configuration : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A setting: `--listen`, LACEWING_LISTEN and `listen` in the file are the same one.
struct setting {
    std::string_view name; ///< as in the file and, behind "--", on the command line: "public-url"
    std::string_view value_name;
    std::string_view meaning;
    void (*set)(configuration&, const std::string& value); ///< throws bad_configuration
};

[[nodiscard]] std::span<const setting> all_settings();

/// What the command line gave, by the setting's name.
struct given {
    std::string name;
    std::string value;
};

/// Puts the three sources together: a flag beats the environment, the environment beats the file.
/// `file` is a TOML file; empty means none.
[[nodiscard]] configuration read_configuration(
    std::span<const given> flags, const std::string& file
);

} // namespace lacewing::app

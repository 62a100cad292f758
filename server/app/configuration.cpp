#include "app/configuration.hpp"

#include <fmt/format.h>
// toml++ 3.3 asserts that a key is one before it tells as an error that it is none ("[*]"): without
// the assertion a debug build tells it as a release does.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <map>

namespace lacewing::app {

namespace {

template <class Number>
Number number(const std::string& value, std::string_view what) {
    Number read{};
    const auto* end = value.data() + value.size();
    const auto [stopped, error] = std::from_chars(value.data(), end, read);
    if (error != std::errc{} || stopped != end) {
        throw bad_configuration{fmt::format("\"{}\" is no {}.", value, what)};
    }
    return read;
}

void set_listen(configuration& into, const std::string& value) {
    const auto colon = value.rfind(':');
    if (colon == std::string::npos) {
        throw bad_configuration{fmt::format("\"{}\" is no address: write ADDRESS:PORT.", value)};
    }
    into.listen_address = value.substr(0, colon);
    if (into.listen_address.starts_with('[') && into.listen_address.ends_with(']')) {
        into.listen_address = into.listen_address.substr(1, into.listen_address.size() - 2);
    }
    into.port = number<std::uint16_t>(value.substr(colon + 1), "port (0 to 65535)");
}

void set_public_url(configuration& into, const std::string& value) {
    const bool has_scheme = value.starts_with("https://") || value.starts_with("http://");
    if (!has_scheme || value.find_first_of(" ?#@\"<>") != std::string::npos) {
        throw bad_configuration{
            fmt::format("\"{}\" is no address of a site: write https://bugs.example.org.", value)
        };
    }
    into.public_url = value;
    while (into.public_url.ends_with('/')) into.public_url.pop_back();
}

void set_database_url(configuration& into, const std::string& value) {
    if (!value.empty() && !value.starts_with("postgresql://") &&
        !value.starts_with("postgres://")) {
        throw bad_configuration{
            "The database address must begin with postgresql://; leave it out for SQLite."
        };
    }
    into.database_url = value;
}

void set_smtp_url(configuration& into, const std::string& value) {
    if (!value.empty() && !value.starts_with("smtp://") && !value.starts_with("smtps://")) {
        throw bad_configuration{"The mail server's address must begin with smtp:// or smtps://."};
    }
    into.smtp_url = value;
}

/// An address that a button of a page may lead to: of a site or of a mailbox, and nothing that
/// runs.
std::string checked_link(const std::string& value) {
    const auto leads = [&value](std::string_view scheme) {
        return value.starts_with(scheme) && value.size() > scheme.size();
    };
    const bool has_scheme = leads("https://") || leads("http://") || leads("mailto:");
    const bool is_plain = std::ranges::all_of(value, [](char c) { return c > ' ' && c < 127; });
    if (value.empty() || (has_scheme && is_plain)) return value;
    throw bad_configuration{fmt::format(
        "\"{}\" is no address of a page or mailbox: write https://…, http://… or mailto:….", value
    )};
}

void set_trusted_proxies(configuration& into, const std::string& value) {
    into.trusted_proxies.clear();
    for (std::size_t from = 0; from < value.size();) {
        const auto comma = std::min(value.find(',', from), value.size());
        if (comma > from) into.trusted_proxies.push_back(value.substr(from, comma - from));
        from = comma + 1;
    }
}

/// A mail address becomes a mailto:; anything else has to be a URI that people can follow.
void set_security_contact(configuration& into, const std::string& value) {
    const bool is_uri =
        value.starts_with("https://") || value.starts_with("mailto:") || value.starts_with("tel:");
    const bool is_address = !is_uri && value.find('@') != std::string::npos;
    if (!value.empty() &&
        ((!is_uri && !is_address) || value.find_first_of(" \r\n\t") != std::string::npos)) {
        throw bad_configuration{fmt::format(
            "\"{}\" is no contact: write a mail address, or a URI that begins with https://, "
            "mailto: or tel:.",
            value
        )};
    }
    into.security_contact = is_address ? "mailto:" + value : value;
}

void set_oidc_issuer(configuration& into, const std::string& value) {
    const bool is_local = value.starts_with("http://localhost:") ||
                          value.starts_with("http://127.0.0.1:") ||
                          value.starts_with("http://[::1]:");
    const bool is_address = value.starts_with("https://") || is_local;
    if (!is_address || value.find_first_of(" ?#@") != std::string::npos) {
        throw bad_configuration{fmt::format(
            "\"{}\" is no issuer: write https://accounts.google.com (http:// is for this machine "
            "alone).",
            value
        )};
    }
    into.oidc_issuer = value;
}

constexpr std::array settings{
    setting{"listen", "ADDRESS:PORT", "where the server listens (127.0.0.1:8080)", &set_listen},
    setting{
        "data",
        "DIR",
        "the data folder (data)",
        [](configuration& into, const std::string& value) { into.data_directory = value; }
    },
    setting{"public-url", "URL", "the address that people and links use", &set_public_url},
    setting{
        "database-url",
        "URL",
        "postgresql://…; without it SQLite in the data folder",
        &set_database_url
    },
    setting{
        "smtp-url",
        "URL",
        "smtp://[user:pass@]host:port or smtps://…; without it mails become files",
        &set_smtp_url
    },
    setting{
        "mail-from",
        "ADDRESS",
        "the sender of mails",
        [](configuration& into, const std::string& value) { into.mail_from = value; }
    },
    setting{
        "oidc-issuer",
        "URL",
        "the OpenID provider behind \"Sign Up with Google\" (https://accounts.google.com)",
        &set_oidc_issuer
    },
    setting{
        "oidc-client-id",
        "TEXT",
        "this server's client id at the provider; without it nobody signs in with Google",
        [](configuration& into, const std::string& value) { into.oidc_client_id = value; }
    },
    setting{
        "oidc-client-secret",
        "TEXT",
        "the client's secret; better in the environment or the file than on the command line",
        [](configuration& into, const std::string& value) { into.oidc_client_secret = value; }
    },
    setting{
        "tls-cert",
        "FILE",
        "certificate chain, PEM: serves https itself",
        [](configuration& into, const std::string& value) { into.tls_certificate_file = value; }
    },
    setting{
        "tls-key",
        "FILE",
        "the certificate's key, PEM",
        [](configuration& into, const std::string& value) { into.tls_key_file = value; }
    },
    setting{
        "trusted-proxies",
        "LIST",
        "addresses or ranges, by comma, whose X-Forwarded-For is believed",
        &set_trusted_proxies
    },
    setting{
        "requests-per-minute",
        "N",
        "limit for one client address",
        [](configuration& into, const std::string& value) {
            into.requests_per_minute = number<std::int64_t>(value, "number of requests");
        }
    },
    setting{
        "attachment-bytes-max",
        "N",
        "how large an attached file may be, in bytes (104857600)",
        [](configuration& into, const std::string& value) {
            into.attachment_bytes_max = number<std::uint64_t>(value, "number of bytes");
        }
    },
    setting{
        "organization-attachment-bytes-max",
        "N",
        "what all attached files of an organization may come to, in bytes (10737418240)",
        [](configuration& into, const std::string& value) {
            into.organization_attachment_bytes_max =
                number<std::uint64_t>(value, "number of bytes");
        }
    },
    setting{
        "metrics-token",
        "TEXT",
        "what /metrics asks for as Bearer; without it only this machine may read it",
        [](configuration& into, const std::string& value) { into.metrics_token = value; }
    },
    setting{
        "security-contact",
        "ADDRESS",
        "whom to tell of a weakness, for /.well-known/security.txt; without it there is none",
        &set_security_contact
    },
    setting{
        "secret-key-file",
        "FILE",
        "the server's own secret key (secret.key in the data folder); one for all processes",
        [](configuration& into, const std::string& value) { into.secret_key_file = value; }
    },
    setting{
        "billing-url",
        "URL",
        "where Subscribe leads on the plans page: https://… or mailto:…",
        [](configuration& into, const std::string& value) {
            into.billing_url = checked_link(value);
        }
    },
    setting{
        "sales-url",
        "URL",
        "where Contact Sales leads: https://… or mailto:…",
        [](configuration& into, const std::string& value) { into.sales_url = checked_link(value); }
    },
};

std::string environment_name(std::string_view setting_name) {
    std::string name = "LACEWING_";
    for (const char c : setting_name) {
        name += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    }
    return name;
}

std::string text_of(const toml::node& value, std::string_view name) {
    if (const auto text = value.value<std::string>()) return *text;
    if (const auto whole = value.value<std::int64_t>()) return fmt::format("{}", *whole);
    if (const auto* list = value.as_array()) {
        std::string joined;
        for (const auto& entry : *list) {
            if (!joined.empty()) joined += ',';
            joined += text_of(entry, name);
        }
        return joined;
    }
    throw bad_configuration{fmt::format("\"{}\" must be a text, a number or a list of texts.", name)
    };
}

std::map<std::string, std::string, std::less<>> read_file(const std::string& file) {
    std::map<std::string, std::string, std::less<>> values;
    if (file.empty()) return values;
    toml::table table;
    try {
        table = toml::parse_file(file);
    } catch (const toml::parse_error& why) {
        throw bad_configuration{fmt::format(
            "The configuration file {} cannot be read: {} (line {}).",
            file,
            why.description(),
            why.source().begin.line
        )};
    }
    for (const auto& [key, value] : table) {
        const bool known = std::ranges::any_of(settings, [&key](const setting& one) {
            return one.name == key.str();
        });
        if (!known) {
            throw bad_configuration{fmt::format(
                "The configuration file {} holds the unknown setting \"{}\"; "
                "docs/operating/configuration.md "
                "lists them.",
                file,
                key.str()
            )};
        }
        values.emplace(std::string{key.str()}, text_of(value, key.str()));
    }
    return values;
}

bool is_loopback(const std::string& address) {
    return address.starts_with("127.") || address == "::1" || address == "localhost";
}

/// Fills what has a default that depends on the rest.
void complete(configuration& of) {
    if (of.tls_certificate_file.empty() != of.tls_key_file.empty()) {
        throw bad_configuration{"tls-cert and tls-key are given together or not at all."};
    }
    if (of.public_url.empty() && is_loopback(of.listen_address)) {
        const auto* scheme = of.tls_certificate_file.empty() ? "http" : "https";
        of.public_url = fmt::format("{}://localhost:{}", scheme, of.port);
    }
    if (of.mail_from.empty()) {
        auto host =
            of.public_url.substr(std::min(of.public_url.find("://") + 3, of.public_url.size()));
        host = host.substr(0, host.find_first_of(":/"));
        of.mail_from = fmt::format("Lacewing <lacewing@{}>", host.empty() ? "localhost" : host);
    }
}

} // namespace

std::span<const setting> all_settings() {
    return settings;
}

configuration read_configuration(std::span<const given> flags, const std::string& file) {
    const auto in_file = read_file(file);
    configuration made;
    for (const auto& one : settings) {
        const auto flag = std::ranges::find(flags, one.name, &given::name);
        const auto variable = environment_name(one.name);
        const char* in_environment = std::getenv(variable.c_str());
        const auto line = in_file.find(one.name);
        std::string source;
        std::string value;
        if (flag != flags.end()) {
            source = fmt::format("--{}", one.name);
            value = flag->value;
        } else if (in_environment != nullptr) {
            source = variable;
            value = in_environment;
        } else if (line != in_file.end()) {
            source = fmt::format("{} in {}", one.name, file);
            value = line->second;
        } else {
            continue;
        }
        try {
            one.set(made, value);
        } catch (const bad_configuration& why) {
            throw bad_configuration{fmt::format("{}: {}", source, why.what())};
        }
    }
    complete(made);
    return made;
}

} // namespace lacewing::app

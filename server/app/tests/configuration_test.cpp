#include "app/configuration.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace lacewing::app {

namespace {

/// An environment variable for the length of a test.
class variable {
public:
    variable(const char* name, const char* value) : name_(name) { ::setenv(name, value, 1); }
    variable(const variable&) = delete;
    variable& operator=(const variable&) = delete;
    ~variable() { ::unsetenv(name_); }

private:
    const char* name_;
};

std::string write_file(const std::string& text) {
    auto path = std::filesystem::temp_directory_path() /
                ("lacewing-" + std::to_string(::getpid()) + ".toml");
    std::ofstream{path} << text;
    return path;
}

std::string refusal_of(const std::vector<given>& flags, const std::string& file = "") {
    try {
        (void)read_configuration(flags, file);
    } catch (const bad_configuration& why) {
        return why.what();
    }
    return "accepted";
}

} // namespace

TEST(configuration, without_anything_it_listens_on_this_machine_alone) {
    const auto how = read_configuration({}, "");
    EXPECT_EQ(how.listen_address, "127.0.0.1");
    EXPECT_EQ(how.port, 8080);
    EXPECT_EQ(how.public_url, "http://localhost:8080");
    EXPECT_EQ(how.mail_from, "Lacewing <lacewing@localhost>");
}

TEST(configuration, a_flag_beats_the_environment_and_the_environment_beats_the_file) {
    const auto file =
        write_file("data = 'from-file'\nlisten = '127.0.0.1:1'\nrequests-per-minute = 7\n");
    const variable data{"LACEWING_DATA", "from-environment"};
    const variable listen{"LACEWING_LISTEN", "127.0.0.1:2"};
    const auto how = read_configuration(std::vector<given>{{"listen", "127.0.0.1:3"}}, file);
    EXPECT_EQ(how.port, 3);
    EXPECT_EQ(how.data_directory, "from-environment");
    EXPECT_EQ(how.requests_per_minute, 7);
}

TEST(configuration, beyond_loopback_there_is_no_default_for_the_public_address) {
    EXPECT_EQ(read_configuration(std::vector<given>{{"listen", "0.0.0.0:80"}}, "").public_url, "");
}

TEST(configuration, the_issuer_is_google_another_https_address_or_one_on_this_machine) {
    EXPECT_EQ(read_configuration({}, "").oidc_issuer, "https://accounts.google.com");
    for (const std::string good : {"https://id.example/", "http://127.0.0.1:9", "http://[::1]:9"}) {
        EXPECT_EQ(
            read_configuration(std::vector<given>{{"oidc-issuer", good}}, "").oidc_issuer, good
        );
    }
    for (const std::string bad :
         {"http://id.example", "id.example", "http://localhost.example:9", "https://a@b"}) {
        EXPECT_NE(refusal_of({{"oidc-issuer", bad}}).find("no issuer"), std::string::npos) << bad;
    }
}

TEST(configuration, ipv6_addresses_stand_in_brackets) {
    const auto how = read_configuration(std::vector<given>{{"listen", "[::1]:90"}}, "");
    EXPECT_EQ(how.listen_address, "::1");
    EXPECT_EQ(how.port, 90);
}

TEST(configuration, what_cannot_be_used_is_refused_by_name_of_its_source) {
    EXPECT_EQ(
        refusal_of({{"listen", "8080"}}), "--listen: \"8080\" is no address: write ADDRESS:PORT."
    );
    EXPECT_NE(refusal_of({{"listen", "127.0.0.1:99999"}}).find("port"), std::string::npos);
    EXPECT_NE(refusal_of({{"public-url", "bugs.example.org"}}).find("https://"), std::string::npos);
    EXPECT_NE(refusal_of({{"database-url", "mysql://x"}}).find("postgresql://"), std::string::npos);
    EXPECT_NE(
        refusal_of({{"security-contact", "ring the bell"}}).find("mailto:"), std::string::npos
    );
    EXPECT_NE(refusal_of({{"tls-cert", "a.pem"}}).find("together"), std::string::npos);
    const variable smtp{"LACEWING_SMTP_URL", "mail.example.org"};
    EXPECT_EQ(refusal_of({}).substr(0, 18), "LACEWING_SMTP_URL:");
}

TEST(configuration, a_security_contact_is_a_mail_address_or_a_uri) {
    const auto contact = [](const std::string& value) {
        const std::vector<given> flags{{"security-contact", value}};
        return read_configuration(flags, "").security_contact;
    };
    EXPECT_EQ(contact("security@example.org"), "mailto:security@example.org");
    EXPECT_EQ(contact("https://example.org/report"), "https://example.org/report");
    EXPECT_EQ(contact(""), "");
}

TEST(configuration, buttons_lead_to_pages_and_mailboxes_alone) {
    for (const auto* url :
         {"https://pay.example.org/?x=1", "http://localhost:1/a", "mailto:sales@example.org"}) {
        const std::vector<given> flags{{"billing-url", url}, {"sales-url", url}};
        const auto how = read_configuration(flags, "");
        EXPECT_EQ(how.billing_url, url);
        EXPECT_EQ(how.sales_url, url);
    }
    for (const auto* url :
         {"javascript:alert(1)",
          "data:text/html,x",
          "pay.example.org",
          "https://",
          "https://a b",
          "https://a\n",
          "ftp://a"}) {
        EXPECT_NE(refusal_of({{"billing-url", url}}).find("--billing-url"), std::string::npos);
        EXPECT_NE(refusal_of({{"sales-url", url}}).find("mailto:"), std::string::npos) << url;
    }
    EXPECT_EQ(read_configuration({}, "").billing_url, "");
}

TEST(configuration, unknown_settings_of_a_file_are_refused) {
    EXPECT_NE(refusal_of({}, write_file("lissten = 'x'\n")).find("\"lissten\""), std::string::npos);
    EXPECT_NE(refusal_of({}, write_file("listen = \n")).find("line 1"), std::string::npos);
    EXPECT_NE(refusal_of({}, write_file("[*]\n")).find("line 1"), std::string::npos);
    EXPECT_NE(refusal_of({}, "/nowhere.toml").find("/nowhere.toml"), std::string::npos);
}

TEST(configuration, lists_may_be_lists_or_texts_with_commas) {
    const std::vector<std::string> expected{"10.0.0.1", "10.1.0.0/16"};
    const auto file = write_file("trusted-proxies = ['10.0.0.1', '10.1.0.0/16']\n");
    EXPECT_EQ(read_configuration({}, file).trusted_proxies, expected);
    EXPECT_EQ(
        read_configuration(std::vector<given>{{"trusted-proxies", "10.0.0.1,10.1.0.0/16"}}, "")
            .trusted_proxies,
        expected
    );
}

} // namespace lacewing::app

#include "app/application.hpp"

#include "app/data_place.hpp"
#include "app/operator_port.hpp"
#include "app/routes.hpp"
#include "app/web_files.hpp"
#include "attachments/sweeper.hpp"
#include "backup/restore_backup.hpp"
#include "changes/feed.hpp"
#include "identity/account_mail.hpp"
#include "identity/identify.hpp"
#include "identity/module.hpp"
#include "identity/sessions.hpp"
#include "live/acceptor.hpp"
#include "live/hub.hpp"
#include "mail/mailbox.hpp"
#include "mail/sender.hpp"
#include "openid/module.hpp"
#include "openid/picture.hpp"
#include "platform/crypto/password.hpp"
#include "platform/crypto/random.hpp"
#include "platform/crypto/seal.hpp"
#include "platform/db/database.hpp"
#include "platform/db/migrations.hpp"
#include "platform/http/server.hpp"
#include "platform/jobs/runner.hpp"
#include "platform/log/log.hpp"
#include "vitals/module.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace lacewing::app {

namespace {

namespace fs = std::filesystem;

/// The data folder, readable by its user alone.
void make_data_directory(const std::string& path) {
    std::error_code failed;
    fs::create_directories(path, failed);
    if (failed) {
        throw bad_configuration{fmt::format(
            "The data folder {} cannot be made: {}. Choose another with --data.",
            path,
            failed.message()
        )};
    }
    fs::permissions(path, fs::perms::owner_all, failed);
    if (failed) {
        throw bad_configuration{fmt::format(
            "The data folder {} cannot be closed to other users: {}. Make it yours (chown).",
            path,
            failed.message()
        )};
    }
}

void refuse_half_restored(const backup::place& data) {
    if (!backup::is_half_restored(data)) return;
    throw bad_configuration{fmt::format(
        "A restore into {} was cut off: run `lacewing restore FILE` again, or remove {}.",
        data.folder.string(),
        data.restoring().string()
    )};
}

std::unique_ptr<db::engine> open_data(const configuration& how) {
    make_data_directory(how.data_directory);
    const auto data = data_place(how);
    refuse_half_restored(data);
    auto engine = db::open(data.database);
    db::migrate(*engine, db::all_migrations());
    return engine;
}

http::server_settings server_settings_of(const configuration& how) {
    return {
        .listen_address = how.listen_address,
        .port = how.port,
        .public_url = how.public_url,
        .tls_certificate_file = how.tls_certificate_file,
        .tls_key_file = how.tls_key_file,
        .trusted_proxies = how.trusted_proxies,
        .operator_socket_path = operator_socket_path(how),
        .requests_per_minute = how.requests_per_minute,
        .metrics_token = how.metrics_token,
    };
}

mail::settings mail_settings_of(const configuration& how) {
    return {
        .smtp_url = how.smtp_url,
        .outbox_directory = fs::path{how.data_directory} / "outbox",
    };
}

openid::settings openid_settings_of(const configuration& how) {
    return {
        .issuer = how.oidc_issuer,
        // Without a public address there is nowhere to come back to.
        .client_id = how.public_url.empty() ? "" : how.oidc_client_id,
        .client_secret = how.oidc_client_secret,
        .redirect_url = how.public_url + "/auth/google/callback",
    };
}

attachments::settings attachment_settings_of(const configuration& how) {
    return {
        .folder = fs::path{how.data_directory} / "attachments",
        .file_bytes_max = how.attachment_bytes_max,
        .organization_bytes_max = how.organization_attachment_bytes_max,
    };
}

mail::mailbox sender_of(const configuration& how) {
    auto from = mail::parse_mailbox(how.mail_from);
    if (!from) {
        throw bad_configuration{
            fmt::format("mail-from: \"{}\" is no address: write bugs@example.org.", how.mail_from)
        };
    }
    return *std::move(from);
}

/// RFC 9116. The date moves along, so that a server that runs is never out of date.
std::string security_text(const configuration& how, timestamp now) {
    if (how.security_contact.empty()) return {};
    constexpr std::int64_t valid_us = std::int64_t{90} * 24 * 3'600 * 1'000'000;
    auto text = fmt::format(
        "Contact: {}\nExpires: {}\n",
        how.security_contact,
        to_rfc3339({now.microseconds + valid_us})
    );
    if (!how.public_url.empty()) {
        text += fmt::format("Canonical: {}/.well-known/security.txt\n", how.public_url);
    }
    return text;
}

/// Every page that there is.
std::vector<std::string_view> patterns_of(const http::static_files& files) {
    auto patterns = files.shell_paths;
    for (const auto& page : files.pages) patterns.push_back(page.path);
    return patterns;
}

crypto::server_key server_key_of(const configuration& how, crypto::random_source& random) {
    const auto file = how.secret_key_file.empty() ? fs::path{how.data_directory} / "secret.key"
                                                  : fs::path{how.secret_key_file};
    try {
        return crypto::read_or_make_server_key(file, random);
    } catch (const std::runtime_error& why) {
        throw bad_configuration{why.what()};
    }
}

} // namespace

class application::implementation {
public:
    explicit implementation(const configuration& how)
        : how_(how),
          database_(open_data(how)),
          identity_{.with = services_, .hasher = hasher_, .how = {.public_url = how.public_url}},
          provider_(openid_settings_of(how), clock_),
          feed_(database_),
          hub_(services_, feed_, session_end()),
          mail_(mail::make_sender(mail_settings_of(how), std::cout)),
          outbox_(database_, clock_),
          secrets_(server_key_of(how, random_)),
          keys_{.with = services_, .secrets = secrets_},
          filled_(how.public_url),
          files_(web_files(filled_.all())),
          vitals_{.with = services_, .routes = patterns_of(files_)},
          attachments_(services_, identity_, attachment_settings_of(how)),
          sweeper_(attachments_),
          snapshots_{.with = services_},
          modules_{
              .with = services_,
              .identity = identity_,
              .openid = openid_,
              .keys = keys_,
              .vitals = vitals_,
              .attachments = attachments_,
              .snapshots = snapshots_,
              .plans = {.billing_url = how.billing_url, .sales_url = how.sales_url}
          } {
        identity::send_account_mails(identity_, outbox_, *mail_, sender_of(how));
        openid::fetch_pictures(openid_, outbox_);
        list_routes(routes_, modules_);
        list_operator_routes(operator_routes_, modules_);
    }
    implementation(const implementation&) = delete;
    implementation& operator=(const implementation&) = delete;
    ~implementation() { stop(); }

    void start() {
        sweeper_.start();
        server_ = std::make_unique<http::server>(
            server_settings_of(how_), routes_, operator_routes_, files_, hooks()
        );
        server_->start();
        if (how_.public_url.empty()) {
            log::warn("no_public_url", {{"consequence", "No mail is sent. Set --public-url."}});
        } else {
            outbox_.start();
        }
    }

    /// The engine and the disk go before the server: what they still complete is posted to the
    /// server's loops.
    void stop() {
        if (is_stopped_) return;
        is_stopped_ = true;
        provider_.stop();
        if (server_) server_->stop();
        sweeper_.stop();
        outbox_.stop();
        database_.with().stop();
        attachments_.disk.stop();
        server_.reset();
    }

    [[nodiscard]] std::uint16_t port() const { return server_->port(); }
    [[nodiscard]] const http::router& operator_routes() const { return operator_routes_; }

private:
    http::hooks hooks() {
        return {
            .identify = [this](http::request& what) { return identity::identify(identity_, what); },
            .accept_socket = live::acceptor(hub_),
            .live_path = "/api/v1/live",
            .not_ready_because = [this] { return ask_database(database_); },
            .security_text = [this] { return security_text(how_, clock_.now()); },
            .more_metrics = [] { return std::string{}; },
        };
    }

    live::find_session_end session_end() {
        return [this](db::reader& tx, session_id id) {
            return identity::session_end(tx, identity_, id);
        };
    }

    /// Empty where the database answers.
    static task<std::string> ask_database(db::database& database) {
        auto probe = [](db::reader& tx) {
            auto rows = tx.query("SELECT 1");
            return rows.next();
        };
        try {
            const auto answers = co_await database.read(std::move(probe));
            co_return answers ? "" : "the database does not answer";
        } catch (const std::exception&) {
            co_return "the database does not answer";
        }
    }

    configuration how_;
    system_clock clock_;
    crypto::system_random random_;
    db::database database_;
    services services_{.database = database_, .clock = clock_, .random = random_};
    crypto::password_hasher hasher_;
    identity::module identity_;
    openid::provider provider_;
    openid::module openid_{.with = services_, .identity = identity_, .at = provider_};
    changes::feed feed_;
    live::hub hub_;
    std::unique_ptr<mail::sender> mail_;
    jobs::runner outbox_;
    crypto::sealer secrets_;
    keys::module keys_;
    filled_files filled_;
    http::static_files files_;
    vitals::module vitals_;
    attachments::module attachments_;
    attachments::sweeper sweeper_;
    snapshot::module snapshots_;
    modules modules_;
    http::router routes_;
    http::router operator_routes_;
    std::unique_ptr<http::server> server_;
    bool is_stopped_ = false;
};

application::application(const configuration& how)
    : implementation_(std::make_unique<implementation>(how)) {}
application::~application() = default;
void application::start() {
    implementation_->start();
}
void application::stop() {
    implementation_->stop();
}
std::uint16_t application::port() const {
    return implementation_->port();
}
const http::router& application::operator_routes() const {
    return implementation_->operator_routes();
}

} // namespace lacewing::app

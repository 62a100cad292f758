#include "platform/http/net/tests/running_server.hpp"

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <cstdio>
#include <memory>
#include <unistd.h>

namespace lacewing::http::testing {

namespace {

template <auto Release>
struct releaser {
    template <class T>
    void operator()(T* what) const {
        Release(what);
    }
};
using key = std::unique_ptr<EVP_PKEY, releaser<EVP_PKEY_free>>;
using certificate = std::unique_ptr<X509, releaser<X509_free>>;
using context = std::unique_ptr<SSL_CTX, releaser<SSL_CTX_free>>;
using session = std::unique_ptr<SSL, releaser<SSL_free>>;
using file = std::unique_ptr<std::FILE, releaser<std::fclose>>;

struct files {
    std::string certificate =
        ::testing::TempDir() + "lacewing-tls-" + std::to_string(::getpid()) + ".pem";
    std::string key = certificate + ".key";
};

files write_self_signed() {
    files names;
    const key own{EVP_EC_gen("P-256")};
    const certificate made{X509_new()};
    ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(made.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), 3600);
    X509_set_pubkey(made.get(), own.get());
    X509_sign(made.get(), own.get(), EVP_sha256());
    const file to{std::fopen(names.certificate.c_str(), "w")};
    PEM_write_X509(to.get(), made.get());
    const file key_to{std::fopen(names.key.c_str(), "w")};
    PEM_write_PrivateKey(key_to.get(), own.get(), nullptr, nullptr, 0, nullptr, nullptr);
    return names;
}

server_settings tls_settings() {
    const auto names = write_self_signed();
    server_settings settings;
    settings.tls_certificate_file = names.certificate;
    settings.tls_key_file = names.key;
    return settings;
}

class tls_client {
public:
    explicit tls_client(std::uint16_t port, int version_max = TLS1_3_VERSION)
        : plain_(port), context_(SSL_CTX_new(TLS_client_method())) {
        SSL_CTX_set_max_proto_version(context_.get(), version_max);
        session_.reset(SSL_new(context_.get()));
        SSL_set_fd(session_.get(), plain_.descriptor());
        is_open_ = SSL_connect(session_.get()) == 1;
    }
    [[nodiscard]] bool is_open() const { return is_open_; }
    [[nodiscard]] std::string ask(const std::string& request, std::size_t bytes_min) {
        SSL_write(session_.get(), request.data(), static_cast<int>(request.size()));
        std::string all;
        std::array<char, 16 * 1024> piece{};
        while (all.size() < bytes_min) {
            const int count = SSL_read(session_.get(), piece.data(), piece.size());
            if (count <= 0) break;
            all.append(piece.data(), static_cast<std::size_t>(count));
        }
        return all;
    }

private:
    raw_client plain_;
    context context_;
    session session_;
    bool is_open_ = false;
};

} // namespace

TEST(tls, carries_requests_and_says_so_to_browsers) {
    running_server server{tls_settings()};
    tls_client client{server.port()};
    ASSERT_TRUE(client.is_open());
    for (int at = 0; at < 3; ++at) {
        const auto answer = client.ask(server.get("/api/v1/who"), 1);
        EXPECT_NE(answer.find("127.0.0.1 secure"), std::string::npos);
        EXPECT_NE(answer.find("Strict-Transport-Security: max-age=31536000"), std::string::npos);
    }
}

TEST(tls, carries_large_answers_and_pipelined_requests) {
    running_server server{tls_settings()};
    tls_client client{server.port()};
    const auto answer =
        client.ask(server.get("/api/v1/big") + server.get("/api/v1/big"), 2U << 21U);
    EXPECT_GE(answer.size(), 2U << 21U);
}

TEST(tls, of_version_1_2_is_the_oldest_spoken) {
    running_server server{tls_settings()};
    EXPECT_TRUE(tls_client(server.port(), TLS1_2_VERSION).is_open());
    EXPECT_FALSE(tls_client(server.port(), TLS1_1_VERSION).is_open());
}

TEST(tls, is_not_mixed_with_plain_requests) {
    running_server server{tls_settings()};
    raw_client client{server.port()};
    client.send(server.get("/api/v1/echo"));
    EXPECT_EQ(client.read_answer().status, 0);
}

TEST(tls, with_files_that_cannot_be_read_is_refused_in_plain_words) {
    server_settings settings;
    settings.tls_certificate_file = "/nowhere/certificate.pem";
    settings.tls_key_file = "/nowhere/key.pem";
    try {
        running_server server{settings};
        FAIL() << "started without a certificate";
    } catch (const std::runtime_error& refused) {
        EXPECT_STREQ(
            refused.what(), "The TLS certificate /nowhere/certificate.pem cannot be read."
        );
    }
}

} // namespace lacewing::http::testing

#pragma once

#include "platform/http/net/transport.hpp"

#include <openssl/types.h>

#include <memory>
#include <string>
#include <string_view>

namespace lacewing::http::net {

/// Certificate, key and what is spoken: TLS 1.2 and 1.3.
class tls_context {
public:
    /// Throws std::runtime_error with one plain sentence where the files cannot be used.
    tls_context(const std::string& certificate_file, const std::string& key_file);
    [[nodiscard]] SSL_CTX* get() const noexcept { return context_.get(); }

private:
    struct release {
        void operator()(SSL_CTX* context) const noexcept;
    };
    std::unique_ptr<SSL_CTX, release> context_;
};

/// TLS around another transport: that one carries the encrypted bytes.
class tls_transport final : public transport, private stream_user {
public:
    tls_transport(const tls_context& with, std::unique_ptr<transport> carrier);
    ~tls_transport() override;

    void attach(stream_user& to) override { user_ = &to; }
    void receive() override { carrier_->receive(); }
    [[nodiscard]] bool send(std::span<const std::string_view> pieces) override;
    [[nodiscard]] std::uint64_t sent_bytes() const override { return carrier_->sent_bytes(); }
    [[nodiscard]] std::uint64_t delivered_bytes() const override {
        return carrier_->delivered_bytes();
    }
    void end_sending() override;
    void close() override;

private:
    void on_bytes(std::string_view bytes) override;
    void on_sent() override;
    void on_lost() override { user_->on_lost(); }
    [[nodiscard]] std::shared_ptr<void> keep_alive() override { return user_->keep_alive(); }

    /// Decrypts what has come. False where the session has ended or failed.
    [[nodiscard]] bool read_plain();
    /// Hands the carrier what the session wants to say. True where nothing is left to say.
    [[nodiscard]] bool flush();

    struct release {
        void operator()(SSL* session) const noexcept;
    };
    std::unique_ptr<transport> carrier_;
    std::unique_ptr<SSL, release> session_;
    BIO* incoming_;
    BIO* outgoing_;
    stream_user* user_ = nullptr;
    std::string plain_;
    std::string encrypted_;
    bool is_carrier_busy_ = false;
    bool is_user_waiting_ = false; ///< for on_sent
    bool ends_after_flush_ = false;
};

} // namespace lacewing::http::net

#include "platform/http/net/tls.hpp"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

#include <array>
#include <stdexcept>
#include <utility>

namespace lacewing::http::net {

namespace {

/// HTTP/1.1 is all that is spoken here.
int choose_protocol(
    SSL* /*session*/,
    const unsigned char** chosen,
    unsigned char* chosen_size,
    const unsigned char* offered,
    unsigned offered_size,
    void* /*unused*/
) {
    static constexpr std::array<unsigned char, 9> spoken{8, 'h', 't', 't', 'p', '/', '1', '.', '1'};
    unsigned char* selected = nullptr;
    const int found = SSL_select_next_proto(
        &selected, chosen_size, spoken.data(), spoken.size(), offered, offered_size
    );
    *chosen = selected;
    return found == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK;
}

} // namespace

void tls_context::release::operator()(SSL_CTX* context) const noexcept {
    SSL_CTX_free(context);
}

tls_context::tls_context(const std::string& certificate_file, const std::string& key_file)
    : context_(SSL_CTX_new(TLS_server_method())) {
    if (!context_) throw std::runtime_error{"TLS cannot be set up on this machine."};
    auto* context = context_.get();
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(
        context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE
    );
    // Thousands of idle connections must not each hold record buffers.
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_alpn_select_cb(context, choose_protocol, nullptr);
    if (SSL_CTX_use_certificate_chain_file(context, certificate_file.c_str()) != 1) {
        ERR_clear_error();
        throw std::runtime_error{"The TLS certificate " + certificate_file + " cannot be read."};
    }
    if (SSL_CTX_use_PrivateKey_file(context, key_file.c_str(), SSL_FILETYPE_PEM) != 1 ||
        SSL_CTX_check_private_key(context) != 1) {
        ERR_clear_error();
        throw std::runtime_error{
            "The TLS key " + key_file + " cannot be read or does not belong to the certificate."
        };
    }
}

void tls_transport::release::operator()(SSL* session) const noexcept {
    SSL_free(session);
}

tls_transport::tls_transport(const tls_context& with, std::unique_ptr<transport> carrier)
    : carrier_(std::move(carrier)),
      session_(SSL_new(with.get())),
      incoming_(BIO_new(BIO_s_mem())),
      outgoing_(BIO_new(BIO_s_mem())) {
    if (!session_ || incoming_ == nullptr || outgoing_ == nullptr) throw std::bad_alloc{};
    SSL_set_bio(session_.get(), incoming_, outgoing_);
    SSL_set_accept_state(session_.get());
    carrier_->attach(*this);
}

tls_transport::~tls_transport() = default;

bool tls_transport::send(std::span<const std::string_view> pieces) {
    // One record for head and body where both are small.
    std::string joined;
    for (const auto piece : pieces) joined += piece;
    if (!joined.empty()) {
        const int size = static_cast<int>(joined.size());
        if (SSL_write(session_.get(), joined.data(), size) != size) {
            ERR_clear_error();
            carrier_->end_sending();
        }
    }
    if (flush()) return true;
    is_user_waiting_ = true;
    return false;
}

void tls_transport::end_sending() {
    SSL_shutdown(session_.get());
    ERR_clear_error();
    if (flush()) {
        carrier_->end_sending();
    } else {
        ends_after_flush_ = true;
    }
}

void tls_transport::close() {
    carrier_->close();
}

void tls_transport::on_bytes(std::string_view bytes) {
    BIO_write(incoming_, bytes.data(), static_cast<int>(bytes.size()));
    const bool goes_on = read_plain();
    static_cast<void>(flush());
    if (!plain_.empty()) {
        const auto plain = std::exchange(plain_, {});
        user_->on_bytes(plain);
    } else if (goes_on) {
        carrier_->receive();
    } else {
        user_->on_lost();
    }
}

bool tls_transport::read_plain() {
    std::array<char, 16 * 1024> piece; // NOLINT: filled by SSL_read
    while (true) {
        const int count = SSL_read(session_.get(), piece.data(), piece.size());
        if (count > 0) {
            plain_.append(piece.data(), static_cast<std::size_t>(count));
            continue;
        }
        const int why = SSL_get_error(session_.get(), count);
        ERR_clear_error();
        return why == SSL_ERROR_WANT_READ;
    }
}

bool tls_transport::flush() {
    if (is_carrier_busy_) return false;
    char* waiting = nullptr;
    const auto size = BIO_get_mem_data(outgoing_, &waiting);
    if (size <= 0) return true;
    encrypted_.assign(waiting, static_cast<std::size_t>(size));
    static_cast<void>(BIO_reset(outgoing_));
    const std::array<std::string_view, 1> pieces{encrypted_};
    is_carrier_busy_ = !carrier_->send(pieces);
    return !is_carrier_busy_;
}

void tls_transport::on_sent() {
    is_carrier_busy_ = false;
    if (!flush()) return;
    if (std::exchange(ends_after_flush_, false)) carrier_->end_sending();
    if (std::exchange(is_user_waiting_, false)) user_->on_sent();
}

} // namespace lacewing::http::net

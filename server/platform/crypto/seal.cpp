#include "platform/crypto/seal.hpp"

#include "platform/crypto/hash.hpp"
#include "platform/crypto/sodium.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lacewing::crypto {

namespace {

constexpr std::size_t nonce_bytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t proof_bytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
static_assert(std::tuple_size_v<server_key> == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);

const std::uint8_t* bytes_in(std::string_view text) {
    // The library reads characters as bytes: NOLINTNEXTLINE(*-reinterpret-cast)
    return reinterpret_cast<const std::uint8_t*>(text.data());
}

[[noreturn]] void fail(const std::filesystem::path& file, std::string_view what) {
    throw std::runtime_error{fmt::format("The secret key file {} {}.", file.string(), what)};
}

class descriptor {
public:
    explicit descriptor(int number) : number_(number) {}
    descriptor(const descriptor&) = delete;
    descriptor& operator=(const descriptor&) = delete;
    ~descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

std::string error_text() {
    return std::generic_category().message(errno);
}

/// Complete or not there: written beside its place, then linked to it. False where it was there.
bool make(const std::filesystem::path& file, random_source& random) {
    server_key made{};
    random.fill(made);
    const auto text = to_base64url(made) + "\n";
    const auto beside = fmt::format("{}.{}", file.string(), ::getpid());
    const descriptor to{::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)};
    if (to.number() < 0) fail(file, "cannot be made: " + error_text());
    const auto written = ::write(to.number(), text.data(), text.size());
    if (!std::cmp_equal(written, text.size()) || ::fsync(to.number()) != 0) {
        ::unlink(beside.c_str());
        fail(file, "cannot be written: " + error_text());
    }
    const bool is_made = ::link(beside.c_str(), file.c_str()) == 0;
    const auto why = errno;
    ::unlink(beside.c_str());
    if (!is_made && why != EEXIST) {
        fail(file, "cannot be made: " + std::generic_category().message(why));
    }
    return is_made;
}

/// The file's text; nothing where there is none.
std::optional<std::string> read(const std::filesystem::path& file) {
    const descriptor from{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
    if (from.number() < 0) {
        if (errno == ENOENT) return std::nullopt;
        fail(file, "cannot be read: " + error_text());
    }
    struct stat about{};
    if (::fstat(from.number(), &about) != 0) fail(file, "cannot be read: " + error_text());
    if ((about.st_mode & 077U) != 0) {
        fail(file, "can be read by others than its user: chmod 600 mends that");
    }
    std::array<char, 256> text{};
    const auto count = ::read(from.number(), text.data(), text.size());
    if (count < 0) fail(file, "cannot be read: " + error_text());
    return std::string{text.data(), static_cast<std::size_t>(count)};
}

} // namespace

server_key read_or_make_server_key(const std::filesystem::path& file, random_source& random) {
    auto text = read(file);
    if (!text) {
        static_cast<void>(make(file, random));
        text = read(file);
    }
    if (!text) fail(file, "cannot be read");
    while (text->ends_with('\n') || text->ends_with('\r')) text->pop_back();
    const auto bytes = from_base64url(*text);
    server_key key{};
    if (!bytes || bytes->size() != key.size()) {
        fail(file, "holds no key: it must hold 32 bytes in base64url, as Lacewing makes them");
    }
    std::ranges::copy(*bytes, key.begin());
    return key;
}

sealer::sealer(const server_key& key) : key_(key) {
    ready_sodium();
}

std::vector<std::uint8_t> sealer::seal(
    std::string_view secret, std::string_view about, random_source& random
) const {
    std::vector<std::uint8_t> sealed(nonce_bytes + secret.size() + proof_bytes);
    const auto nonce = std::span{sealed}.first(nonce_bytes);
    random.fill(nonce);
    crypto_aead_xchacha20poly1305_ietf_encrypt(
        std::span{sealed}.subspan(nonce_bytes).data(),
        nullptr,
        bytes_in(secret),
        secret.size(),
        bytes_in(about),
        about.size(),
        nullptr,
        nonce.data(),
        key_.data()
    );
    return sealed;
}

std::optional<std::string> sealer::open(
    std::span<const std::uint8_t> sealed, std::string_view about
) const {
    if (sealed.size() < nonce_bytes + proof_bytes) return std::nullopt;
    const auto body = sealed.subspan(nonce_bytes);
    std::vector<std::uint8_t> secret(body.size() - proof_bytes);
    const auto failed = crypto_aead_xchacha20poly1305_ietf_decrypt(
        secret.data(),
        nullptr,
        nullptr,
        body.data(),
        body.size(),
        bytes_in(about),
        about.size(),
        sealed.data(),
        key_.data()
    );
    if (failed != 0) return std::nullopt;
    return std::string{secret.begin(), secret.end()};
}

} // namespace lacewing::crypto

#include "platform/crypto/password.hpp"

#include "platform/core/limits.hpp"
#include "platform/core/text.hpp"
#include "platform/crypto/sodium.hpp"

#include <sodium.h>

#include <cerrno>
#include <stdexcept>
#include <utility>

namespace lacewing::crypto {

namespace {

constexpr unsigned long long passes = 2;
constexpr std::size_t memory_bytes = std::size_t{19} * 1024 * 1024;

/// A hash of today's parameters that no password is known for.
constexpr const char* hash_of_nobody = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA"
                                       "$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

void wipe(std::string& secret) {
    sodium_memzero(secret.data(), secret.size());
    secret.clear();
}

/// The password as it is hashed; the one that was given is wiped.
[[nodiscard]] std::string take_normalized(std::string& password) {
    auto normalized = text::normalize(password);
    wipe(password);
    return normalized;
}

[[nodiscard]] std::string hash_now(std::string& password) {
    auto normalized = take_normalized(password);
    std::string encoded(crypto_pwhash_STRBYTES, '\0');
    const int failed = crypto_pwhash_str(
        encoded.data(), normalized.data(), normalized.size(), passes, memory_bytes
    );
    wipe(normalized);
    if (failed != 0) throw service_unavailable{"no memory to hash a password"};
    encoded.resize(encoded.find('\0'));
    return encoded;
}

[[nodiscard]] bool verify_now(const char* encoded, std::string& password) {
    auto normalized = take_normalized(password);
    errno = 0;
    const int failed = crypto_pwhash_str_verify(encoded, normalized.data(), normalized.size());
    wipe(normalized);
    if (failed != 0 && errno == ENOMEM) throw service_unavailable{"no memory to check a password"};
    return failed == 0;
}

} // namespace

password_hasher::password_hasher() : thread_([this] { run(); }) {
    ready_sodium();
}

password_hasher::~password_hasher() {
    {
        const std::lock_guard guard{mutex_};
        is_stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

task<std::string> password_hasher::hash(std::string password) {
    std::string encoded;
    auto what = [&encoded, &password] { encoded = hash_now(password); };
    turn mine{*this, std::move(what)};
    co_await mine;
    co_return encoded;
}

task<bool> password_hasher::verify(std::string encoded, std::string password) {
    bool fits = false;
    auto what = [&fits, &encoded, &password] { fits = verify_now(encoded.c_str(), password); };
    turn mine{*this, std::move(what)};
    co_await mine;
    co_return fits;
}

task<bool> password_hasher::verify_nothing(std::string password) {
    auto what = [&password] { static_cast<void>(verify_now(hash_of_nobody, password)); };
    turn mine{*this, std::move(what)};
    co_await mine;
    co_return false;
}

bool password_hasher::needs_rehash(const std::string& encoded) {
    return crypto_pwhash_str_needs_rehash(encoded.c_str(), passes, memory_bytes) != 0;
}

bool password_hasher::turn::await_suspend(std::coroutine_handle<> waiting) {
    auto* const home = executor::current();
    if (home == nullptr) throw std::logic_error{"a password is hashed outside of every executor"};
    // Once pushed, the frame that waits, this object in it, belongs to the executor: it is left
    // alone here.
    work whole = [this, home, waiting, what = std::move(what_)]() mutable {
        try {
            what();
        } catch (...) {
            failure_ = std::current_exception();
        }
        home->post(waiting);
    };
    if (at_.push(std::move(whole))) return true;
    failure_ = std::make_exception_ptr(service_unavailable{"too many passwords wait to be hashed"});
    return false;
}

void password_hasher::turn::await_resume() const {
    if (failure_) std::rethrow_exception(failure_);
}

bool password_hasher::push(work what) {
    const std::lock_guard guard{mutex_};
    if (queue_.size() >= std::size_t{limits::password_queue_max}) return false;
    queue_.push_back(std::move(what));
    changed_.notify_one();
    return true;
}

void password_hasher::run() {
    std::unique_lock lock{mutex_};
    while (true) {
        changed_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;
        auto next = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        next();
        lock.lock();
    }
}

} // namespace lacewing::crypto

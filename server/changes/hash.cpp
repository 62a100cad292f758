#include "changes/hash.hpp"

#include <sodium.h>

#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>

namespace lacewing::changes {

namespace {

void require_sodium() {
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) throw std::runtime_error{"libsodium cannot be used on this machine"};
}

class digest {
public:
    digest() { crypto_generichash_init(&state_, nullptr, 0, chain_hash{}.size()); }

    void add(std::span<const std::uint8_t> bytes) {
        crypto_generichash_update(&state_, bytes.data(), bytes.size());
    }
    void add(std::int64_t number) {
        std::array<std::uint8_t, 8> bytes{};
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            bytes[at] =
                static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (56 - 8 * at));
        }
        add(std::span<const std::uint8_t>{bytes});
    }
    void add(std::string_view text) {
        add(static_cast<std::int64_t>(text.size()));
        add(std::span{reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    }
    void add(const uuid& id) { add(std::span<const std::uint8_t>{id.bytes}); }
    void add(const principal& who) {
        add(to_string(who.is));
        add(who.value);
    }
    template <class Kind>
    void add(const id<Kind>& which) {
        add(which.value);
    }
    void add(const std::string& text) { add(std::string_view{text}); }
    template <class T>
    void add(const std::optional<T>& maybe) {
        add(std::int64_t{maybe ? 1 : 0});
        if (maybe) add(*maybe);
    }

    [[nodiscard]] chain_hash finish() {
        chain_hash result;
        crypto_generichash_final(&state_, result.data(), result.size());
        return result;
    }

private:
    crypto_generichash_state state_;
};

chain_hash digest_of(std::string_view text) {
    digest of;
    of.add(text);
    return of.finish();
}

} // namespace

chain_hash hash_of(const change& what, std::int64_t version, const chain_hash& previous) {
    require_sodium();
    digest row;
    row.add(std::string_view{"lacewing change 1"});
    row.add(std::span<const std::uint8_t>{previous});
    row.add(what.to.owner);
    row.add(to_string(what.to.is));
    row.add(version);
    row.add(what.at.microseconds);
    row.add(what.actor);
    row.add(what.on_behalf_of);
    row.add(to_string(what.subject));
    row.add(what.subject_id);
    row.add(what.project);
    row.add(to_string(what.seen_by));
    row.add(to_string(what.what));
    row.add(static_cast<std::int64_t>(what.fields.size()));
    for (const auto& field : what.fields) {
        row.add(field.name);
        row.add(std::span<const std::uint8_t>{digest_of(field.before)});
        row.add(std::span<const std::uint8_t>{digest_of(field.after)});
    }
    row.add(what.batch);
    row.add(what.undo_of);
    row.add(what.client_id);
    row.add(what.reason);
    return row.finish();
}

} // namespace lacewing::changes

#include "changes/check_chain.hpp"

#include "changes/hash.hpp"

#include <exception>
#include <string>
#include <vector>

namespace lacewing::changes {

namespace {

constexpr int rows_at_once = 1'000;
constexpr std::int64_t rows_between_words = 100'000;

constexpr std::string_view select_streams =
    "SELECT owner_id, stream, version, hash FROM streams ORDER BY owner_id, stream";

constexpr std::string_view select_ownerless =
    "SELECT DISTINCT c.owner_id, c.stream FROM changes c WHERE NOT EXISTS ("
    "SELECT 1 FROM streams s WHERE s.owner_id = c.owner_id AND s.stream = c.stream) "
    "ORDER BY c.owner_id, c.stream";

struct known_stream {
    stream which;
    std::int64_t version = 0;
    std::string hash;
};

std::vector<known_stream> read_streams(db::result rows, const chain_fault& tell) {
    std::vector<known_stream> found;
    while (rows.next()) {
        stream which{.owner = rows.get<uuid>(0)};
        const auto kind = parse_stream_kind(rows.get<std::string_view>(1));
        if (!kind) {
            tell(which, 0, "is of a kind that this program does not know");
            continue;
        }
        which.is = *kind;
        found.push_back({which, rows.get<std::int64_t>(2), rows.get<std::string>(3)});
    }
    return found;
}

/// One stream from its first row to its last.
class chain {
public:
    chain(db::reader& tx, const stream& of, const chain_fault& tell)
        : tx_(tx), of_(of), tell_(tell) {}

    /// Returns how many rows there were.
    std::int64_t check(const known_stream& against) {
        while (check_some()) {
        }
        if (version_ != against.version) tell_(of_, 0, "does not end with the row that it says");
        const std::string_view last{reinterpret_cast<const char*>(last_.data()), last_.size()};
        if (version_ == against.version && last != against.hash) {
            tell_(of_, 0, "does not end with the hash that it says");
        }
        return rows_;
    }

private:
    bool check_some() {
        std::vector<chained> some;
        try {
            some = chain_after(tx_, of_, version_, is_careful_ ? 1 : rows_at_once);
        } catch (const std::exception&) {
            if (is_careful_) {
                tell_(of_, version_ + 1, "cannot be read; the rows behind it are not looked at");
                return false;
            }
            // One of them: row by row up to it.
            is_careful_ = true;
            return true;
        }
        for (const auto& each : some) check_row(each);
        return !some.empty();
    }

    void check_row(const chained& row) {
        ++rows_;
        const auto version = row.what->version;
        if (version != version_ + 1) {
            tell_(of_, version_ + 1, "is missing");
        } else if (hash_of(row.what->what, version, last_) != row.hash) {
            tell_(of_, version, "is not the row that was written");
        }
        version_ = version;
        last_ = row.hash;
    }

    db::reader& tx_;
    const stream& of_;
    const chain_fault& tell_;
    std::int64_t version_ = 0;
    chain_hash last_{};
    std::int64_t rows_ = 0;
    bool is_careful_ = false;
};

void tell_ownerless(db::reader& tx, const chain_fault& tell) {
    auto rows = tx.query(select_ownerless);
    while (rows.next()) {
        const auto kind = parse_stream_kind(rows.get<std::string_view>(1));
        const stream which{.owner = rows.get<uuid>(0), .is = kind.value_or(stream::kind::content)};
        tell(which, 0, "has rows and no place in the list of streams");
    }
}

} // namespace

std::int64_t check_chains(
    db::reader& tx, const chain_fault& tell, const std::function<void(std::int64_t rows)>& progress
) {
    std::int64_t rows = 0;
    std::int64_t told = 0;
    for (const auto& each : read_streams(tx.query(select_streams), tell)) {
        rows += chain{tx, each.which, tell}.check(each);
        if (rows - told < rows_between_words) continue;
        told = rows;
        progress(rows);
    }
    tell_ownerless(tx, tell);
    return rows;
}

} // namespace lacewing::changes

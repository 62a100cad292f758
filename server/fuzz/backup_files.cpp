#include "backup/place.hpp"
#include "backup/read_backup.hpp"
#include "fuzz/fuzz.hpp"
#include "platform/crypto/hash.hpp"

#include <map>

/// A whole backup: an archive that somebody may have touched.
namespace lacewing::fuzz {

namespace {

/// What a restore would be given.
class taker {
public:
    [[nodiscard]] backup::wanted_parts parts() {
        return {
            .begin = {},
            .rows =
                [this](std::size_t table, std::string_view rows) {
                    rows_[table] += rows;
                    bytes_ += rows.size();
                },
            .attachment = [this](
                              std::string_view hex, std::string_view piece
                          ) { take_attachment(hex, piece); }
        };
    }

    void require_sums(const backup::read_contents& read) const {
        require(read.told.format == backup::format_number, "only the known form is read");
        require(read.sums.tables.size() == read.told.tables.size(), "every table has a sum");
        for (const auto& [table, rows] : rows_) {
            const auto sum = crypto::to_hex(crypto::sha256(rows));
            require(read.sums.tables.at(table).sha256 == sum, "rows are those of the sum");
        }
        require(read.sums.attachments == attachments_, "contents are as many as told");
    }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

private:
    void take_attachment(std::string_view hex, std::string_view piece) {
        content_ += piece;
        bytes_ += piece.size();
        if (!piece.empty()) return;
        require(crypto::to_hex(crypto::sha256(content_)) == hex, "a content is what its name says");
        content_.clear();
        ++attachments_;
    }

    std::map<std::size_t, std::string> rows_;
    std::string content_;
    std::int64_t attachments_ = 0;
    std::size_t bytes_ = 0;
};

} // namespace

void examine(std::string_view input) {
    taker taken;
    const auto everything = taken.parts();
    try {
        const auto read = backup::read_backup(file_of(input), everything);
        taken.require_sums(read);
        require(taken.bytes() <= input.size(), "nothing grows");
    } catch (const backup::damaged&) {
        return;
    } catch (const backup::refused_work&) {
        return;
    }
}

} // namespace lacewing::fuzz

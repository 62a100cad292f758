#include "backup/read_backup.hpp"

#include "backup/file_reader.hpp"
#include "backup/place.hpp"
#include "platform/crypto/hash_stream.hpp"
#include "platform/schema/parse.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace lacewing::backup {

namespace {

template <class T>
T parse_member(file_reader& from) {
    auto parsed = schema::parse<T>(from.read_whole());
    if (!parsed) throw damaged{fmt::format("{} cannot be understood", from.name())};
    return *std::move(parsed);
}

/// A walk through the members, which only go forward: heading, tables, attachments, manifest.
class walk {
public:
    walk(const std::filesystem::path& file, const wanted_parts& parts)
        : from_(file), parts_(parts) {}

    read_contents run() {
        read_heading();
        while (from_.next()) {
            if (is_ended_) throw damaged{fmt::format("{} stands behind the end", from_.name())};
            read_member();
        }
        if (!is_ended_) throw damaged{"its manifest is missing"};
        return std::move(read_);
    }

private:
    void read_heading() {
        if (!from_.next() || from_.name() != heading_name) {
            throw damaged{"it does not begin with a heading"};
        }
        read_.told = parse_member<heading>(from_);
        if (read_.told.format != format_number) {
            throw refused_work{fmt::format(
                "The backup has the format {}, this program reads {}: use the Lacewing that wrote "
                "it "
                "({}).",
                read_.told.format,
                format_number,
                read_.told.version
            )};
        }
        if (parts_.begin) parts_.begin(read_.told);
        begin_table();
    }

    void read_member() {
        if (from_.name() == manifest_name) {
            finish();
        } else if (from_.name().starts_with(tables_folder)) {
            read_piece();
        } else if (from_.name().starts_with(attachments_folder)) {
            read_attachment();
        } else {
            throw damaged{fmt::format("it holds {}, which no backup has", from_.name())};
        }
    }

    void begin_table() {
        pieces_ = 0;
        rows_ = 0;
        hash_ = std::make_unique<crypto::sha256_stream>();
    }

    void end_table() {
        const auto& ended = read_.told.tables.at(counted_.tables.size());
        counted_.tables.push_back(
            {.name = ended.name, .rows = rows_, .sha256 = crypto::to_hex(hash_->finish())}
        );
        begin_table();
    }

    void read_piece() {
        if (!last_attachment_.empty())
            throw damaged{fmt::format("{} comes too late", from_.name())};
        const auto& tables = read_.told.tables;
        const auto is_next = [&] {
            return counted_.tables.size() < tables.size() &&
                   from_.name() == fmt::format(
                                       "{}{}/{:06}",
                                       tables_folder,
                                       tables[counted_.tables.size()].name,
                                       pieces_ + 1
                                   );
        };
        // Tables without rows have no piece.
        while (!is_next() && counted_.tables.size() < tables.size()) end_table();
        if (!is_next()) throw damaged{fmt::format("{} is not where it belongs", from_.name())};
        ++pieces_;
        if (!parts_.rows) return;
        const auto piece = from_.read_whole();
        hash_->add(piece);
        const auto place = counted_.tables.size();
        try {
            rows_ += count_rows(piece, tables[place].columns.size());
            parts_.rows(place, piece);
        } catch (const damaged& why) {
            throw damaged{fmt::format("{}: {}", from_.name(), why.what())};
        }
    }

    void read_attachment() {
        const auto hex = from_.name().substr(attachments_folder.size());
        if (hex <= last_attachment_) {
            throw damaged{fmt::format("{} is not where it belongs", from_.name())};
        }
        last_attachment_ = hex;
        ++counted_.attachments;
        names_.add(hex);
        if (!parts_.attachment) return;
        crypto::sha256_stream hash;
        for (auto piece = from_.read(); !piece.empty(); piece = from_.read()) {
            hash.add(piece);
            parts_.attachment(hex, piece);
        }
        if (crypto::to_hex(hash.finish()) != hex) {
            throw damaged{fmt::format("{} has other bytes than its name says", from_.name())};
        }
        parts_.attachment(hex, {});
    }

    void finish() {
        is_ended_ = true;
        read_.sums = parse_member<manifest>(from_);
        while (counted_.tables.size() < read_.told.tables.size()) end_table();
        counted_.attachments_sha256 = crypto::to_hex(names_.finish());
        if (counted_.attachments != read_.sums.attachments ||
            counted_.attachments_sha256 != read_.sums.attachments_sha256) {
            throw damaged{"its attachments are not those of its manifest"};
        }
        if (parts_.rows) compare_tables();
    }

    void compare_tables() const {
        if (counted_.tables.size() != read_.sums.tables.size()) {
            throw damaged{"its tables are not those of its manifest"};
        }
        for (std::size_t at = 0; at < counted_.tables.size(); ++at) {
            if (counted_.tables[at] == read_.sums.tables[at]) continue;
            throw damaged{fmt::format(
                "the rows of {} are not those of its manifest", counted_.tables[at].name
            )};
        }
    }

    file_reader from_;
    const wanted_parts& parts_;
    read_contents read_;
    manifest counted_;
    std::unique_ptr<crypto::sha256_stream> hash_;
    crypto::sha256_stream names_;
    int pieces_ = 0;
    std::int64_t rows_ = 0;
    std::string last_attachment_;
    bool is_ended_ = false;
};

} // namespace

read_contents read_backup(const std::filesystem::path& file, const wanted_parts& parts) {
    return walk{file, parts}.run();
}

read_contents check_backup(const std::filesystem::path& file) {
    require_whole(file);
    return read_backup(
        file,
        {.begin = {},
         .rows = [](std::size_t, std::string_view) {},
         .attachment = [](std::string_view, std::string_view) {}}
    );
}

} // namespace lacewing::backup

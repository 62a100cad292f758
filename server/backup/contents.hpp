#pragma once

#include "platform/core/time.hpp"
#include "platform/schema/describe.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a backup's file says of itself.
namespace lacewing::backup {

inline constexpr std::int64_t format_number = 1;
inline constexpr std::string_view heading_name = "heading.json";
inline constexpr std::string_view manifest_name = "manifest.json";
/// "tables/bugs/000001": pieces of a table's rows, in their order.
inline constexpr std::string_view tables_folder = "tables/";
/// "attachments/SHA-256": the bytes of that content.
inline constexpr std::string_view attachments_folder = "attachments/";

struct table_heading {
    std::string name;
    std::vector<std::string> columns;
    bool operator==(const table_heading&) const = default;

    static constexpr auto describe() {
        using self = table_heading;
        return schema::object(
            "TableHeading",
            "A table of the backup.",
            schema::member("name", &self::name, "As in the database."),
            schema::member("columns", &self::columns, "In the order of a row's values.")
        );
    }
};

/// The first member: what is needed to read the others.
struct heading {
    std::int64_t format = format_number;
    std::int64_t schema = 0;
    std::string version;
    timestamp made;
    std::vector<table_heading> tables;

    static constexpr auto describe() {
        using self = heading;
        return schema::object(
            "BackupHeading",
            "What the backup is of.",
            schema::member("format", &self::format, "The form of this file."),
            schema::member("schema", &self::schema, "The last migration of the data."),
            schema::member("version", &self::version, "The program that wrote it."),
            schema::member("made", &self::made, "When."),
            schema::member("tables", &self::tables, "In an order in which they can be filled.")
        );
    }
};

struct table_sum {
    std::string name;
    std::int64_t rows = 0;
    std::string sha256;
    bool operator==(const table_sum&) const = default;

    static constexpr auto describe() {
        using self = table_sum;
        return schema::object(
            "TableSum",
            "What a table comes to.",
            schema::member("name", &self::name, "As in the heading."),
            schema::member("rows", &self::rows, "How many."),
            schema::member("sha256", &self::sha256, "Of all its pieces, one behind the other.")
        );
    }
};

/// The last member: what must have been read by then. Attachments are named by their hash.
struct manifest {
    std::vector<table_sum> tables;
    std::int64_t attachments = 0;
    std::string attachments_sha256;
    std::vector<std::string> lost;
    bool operator==(const manifest&) const = default;

    static constexpr auto describe() {
        using self = manifest;
        return schema::object(
            "BackupManifest",
            "What the backup holds.",
            schema::member("tables", &self::tables, "In the order of the heading."),
            schema::member("attachments", &self::attachments, "How many contents."),
            schema::member("attachmentsSHA256", &self::attachments_sha256, "Of all their names."),
            schema::member("lost", &self::lost, "Contents that were missing or damaged before.")
        );
    }
};

} // namespace lacewing::backup

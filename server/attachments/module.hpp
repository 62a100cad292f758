#pragma once

#include "access/turns.hpp"
#include "attachments/file_store.hpp"
#include "attachments/limits.hpp"
#include "identity/module.hpp"
#include "platform/core/waiting_room.hpp"
#include "platform/services.hpp"

#include <cstdint>
#include <filesystem>
#include <utility>

namespace lacewing::attachments {

/// What an operator may set.
struct settings {
    std::filesystem::path folder;
    std::uint64_t file_bytes_max = limits::attachment_bytes_max;
    std::uint64_t organization_bytes_max = limits::organization_attachment_bytes_max;
};

/// What the operations of this module work with. Lives as long as the server.
struct module {
    module(services& all, identity::module& people, settings set) :with(all), identity(people),
        how(std::move(set)), files(how.folder) {}

    services& with;
    identity::module& identity;
    settings how;
    file_store files;
    access::turns turns{limits::uploads_at_once_per_person};
    waiting_room disk{
        limits::disk_threads, limits::disk_queue_max, "too many transfers wait for the disk"
    };
};

} // namespace lacewing::attachments

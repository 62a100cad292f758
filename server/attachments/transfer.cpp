#include "attachments/transfer.hpp"

#include "access/access.hpp"
#include "attachments/add_attachment.hpp"
#include "identity/identify.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace lacewing::attachments {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

wanted_file wanted(const upload& what, std::uint64_t size) {
    return {.id = what.id, .name = what.name, .size = size};
}

/// Whether that person may still do so, by what the request brought: a session or a key may have
/// ended, a right may be gone.
task<void> ask(module& in, http::request& of, const upload& what, std::uint64_t size) {
    co_await identity::identify(in.identity, of);
    if (identity::actor_of(of).as_principal() != what.who.as_principal()) {
        throw refusal{access::missing({})};
    }
    auto asking = [&in, &what, size](db::reader& tx) {
        return may_add(
            tx, what.who, what.org, what.bug, wanted(what, size), in.how.organization_bytes_max
        );
    };
    auto may = co_await in.with.database.read(std::move(asking));
    static_cast<void>(value(std::move(may)));
}

task<void> take_body(module& in, http::request& of, const upload& what, incoming_file& into) {
    auto asked_at = steady_clock::now();
    while (true) {
        const auto piece = co_await of.streamed->next();
        if (piece.empty()) co_return;
        auto write = [&into, &piece] {
            into.append(piece);
            return true;
        };
        co_await in.disk.run(std::move(write));
        const auto now = steady_clock::now();
        if (now - asked_at < milliseconds{limits::upload_asks_again_ms}) continue;
        asked_at = now;
        co_await ask(in, of, what, into.size());
    }
}

/// Reads a file's part piece by piece.
class file_content final : public http::body_stream {
public:
    file_content(waiting_room& disk, open_file from, http::byte_range part)
        : disk_(disk), from_(std::move(from)), at_(part.first), left_(part.count) {}

    task<std::string> next() override {
        auto read = [this] { return read_piece(); };
        auto piece = co_await disk_.run(std::move(read));
        co_return piece;
    }

private:
    std::string read_piece() {
        std::string piece(std::min<std::uint64_t>(left_, limits::download_piece_bytes), '\0');
        if (piece.empty()) return piece;
        auto count =
            ::pread(from_.descriptor(), piece.data(), piece.size(), static_cast<off_t>(at_));
        while (count < 0 && errno == EINTR) {
            count =
                ::pread(from_.descriptor(), piece.data(), piece.size(), static_cast<off_t>(at_));
        }
        if (count <= 0) throw std::runtime_error{"an attachment could not be read"};
        piece.resize(static_cast<std::size_t>(count));
        at_ += piece.size();
        left_ -= piece.size();
        return piece;
    }

    waiting_room& disk_;
    open_file from_;
    std::uint64_t at_;
    std::uint64_t left_;
};

} // namespace

task<attachment> receive_attachment(module& in, http::request& of, upload what, changes::act by) {
    co_await ask(in, of, what, of.streamed_bytes.value_or(0));
    const auto turn = in.turns.begin(what.who.as_principal().value());
    if (!turn) throw refusal{too_many_uploads()};
    if (!of.streamed || of.streamed_bytes == 0) throw refusal{file_empty()};

    auto begin = [&in] { return in.files.receive(in.with.random); };
    const auto file = co_await in.disk.run(std::move(begin));
    co_await take_body(in, of, what, *file);
    if (file->size() == 0) throw refusal{file_empty()};
    // A refusal from here on would leave a file that no row names until the next sweep.
    co_await ask(in, of, what, file->size());
    auto place = [&file] {
        const auto kind = kind_of(file->first_bytes(limits::picture_header_bytes_max));
        return placed_file{.content = file->place(), .kind = kind};
    };
    const auto placed = co_await in.disk.run(std::move(place));
    by.at = in.with.clock.now();
    auto operation = [&in, &what, &by, &placed, size = file->size()](db::transaction& tx) {
        return add_attachment(
            tx, by, what.org, what.bug, wanted(what, size), placed, in.how.organization_bytes_max
        );
    };
    auto added = co_await in.with.database.write(std::move(operation));
    co_return value(std::move(added));
}

task<std::shared_ptr<http::body_stream>> open_content(
    module& in, crypto::digest content, http::byte_range part
) {
    auto open = [&in, &content] { return in.files.open(content); };
    auto opened = co_await in.disk.run(std::move(open));
    co_return std::make_shared<file_content>(in.disk, std::move(opened), part);
}

} // namespace lacewing::attachments

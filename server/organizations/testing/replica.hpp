#pragma once

#include "changes/fields.hpp"
#include "changes/log.hpp"
#include "platform/db/transaction.hpp"
#include "platform/schema/describe.hpp"
#include "platform/schema/print.hpp"

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>

namespace lacewing::testing {

/// A thing by the names and JSON texts that the API gives its fields.
using fields = std::map<std::string, std::string, std::less<>>;

template <class T>
fields fields_of(const T& thing) {
    fields found;
    const auto add = [&](const auto& each) {
        auto text = changes::detail::print_value(thing.*each.where);
        if (!text.empty()) found.emplace(each.name, std::move(text));
    };
    schema::with_each(schema::description_of<T>.members, [&](const auto&... each) {
        (add(each), ...);
    });
    return found;
}

/// What a client holds: the things it fetched, by id, with the changes it heard since applied to
/// them as any client must, knowing nothing but the wire.
class replica {
public:
    void put(const fields& thing) { things_[thing.at("id")] = thing; }

    void apply(const changes::recorded_change& heard) {
        const auto wire = changes::to_wire(heard);
        const auto id = schema::to_json(wire.id);
        if (wire.what == changes::action::removed) {
            things_.erase(id);
            return;
        }
        auto& thing = things_[id];
        if (wire.what == changes::action::created) {
            thing["id"] = id;
            thing["orgID"] = schema::to_json(heard.what.to.owner);
            if (wire.project) thing["projectID"] = schema::to_json(*wire.project);
        }
        if (wire.kind == changes::subject_kind::bug) thing["updated"] = schema::to_json(wire.at);
        for (const auto& [name, text] : wire.fields) {
            if (text.text == "null")
                thing.erase(name);
            else
                thing[name] = text.text;
        }
    }

    /// Applies the log of a stream from where this replica stands to its end.
    void catch_up(db::reader& tx, const changes::stream& of) {
        for (const auto& heard :
             changes::changes_after(tx, of, versions_[of], std::numeric_limits<int>::max())) {
            versions_[of] = heard->version;
            apply(*heard);
        }
    }

    /// From now on only later changes of the stream are applied.
    void start_at(const changes::stream& of, std::int64_t version) { versions_[of] = version; }

    [[nodiscard]] const std::map<std::string, fields>& things() const { return things_; }
    [[nodiscard]] const fields& thing(const uuid& id) const {
        return things_.at(schema::to_json(id));
    }

private:
    std::map<std::string, fields> things_;
    std::map<changes::stream, std::int64_t> versions_;
};

} // namespace lacewing::testing

#pragma once

#include "query/command.hpp"
#include "query/reading/dates.hpp"
#include "query/reading/source.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace lacewing::query {

/// What stands behind the `>` of a command, up to the end of the text.
class action_reader {
public:
    action_reader(source from, const calendar& by) : from_(from), by_(by) {}

    [[nodiscard]] outcome<std::vector<action>> whole();

private:
    outcome<action> next();
    outcome<void> values(const verb_facts& of, action& into);
    outcome<command_value> value(const verb_facts& of, const action& so_far);
    outcome<std::string> text_of(const verb_facts& of, std::size_t begin, bool is_quoted);
    [[nodiscard]] bool is_sign_ahead() const;

    source from_;
    calendar by_;
    std::vector<action> read_;
    std::size_t count_ = 0;
};

} // namespace lacewing::query

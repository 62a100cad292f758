#pragma once

#include "lists/tests/lists_fixture.hpp"
#include "lists/tests/plain_world.hpp"
#include "lists/tests/random_queries.hpp"

#include <array>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace lacewing::lists {

/// Bugs by chance, some restricted and some deleted, as rows and as a plain world.
class random_world_on : public lists_on {
protected:
    void fill(int bugs);

    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>{0, end - 1}(generator);
    }
    bool one_in(std::size_t many) { return below(many) == 0; }
    template <class Some>
    const auto& any(const Some& of) {
        return of[below(std::size(of))];
    }

    std::string random_query(int depth);
    std::string random_sort();
    plain::reader reader_of(const access::actor& who, access::role role);

    const unsigned seed = std::random_device{}();
    std::mt19937 generator{seed};
    plain::world all;
    vocabulary words_of_query;

private:
    bugs::new_bug random_bug(const projects::project& in);
    void insert_many(const projects::project& in, int count);
    void hang_on(bug_id which);
    void read_world();
    std::vector<bug_id> ids_;
    std::vector<bug_id> removed_;
    std::vector<label_id> labels_;
    std::vector<principal> people_;
};

} // namespace lacewing::lists

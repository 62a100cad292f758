#include "platform/db/testing/database_fixture.hpp"

namespace lacewing::db {

namespace {

constexpr timestamp start{1'767'225'600'000'000};

}

on_each_database::on_each_database()
    : place_(GetParam(), fresh_place::contents::migrated),
      database_(open(place_.how)),
      clock_(start),
      services_{.database = database_, .clock = clock_, .random = random_} {}

std::string name_of(const ::testing::TestParamInfo<dialect>& which) {
    return which.param == dialect::sqlite ? "sqlite" : "postgres";
}

} // namespace lacewing::db

# Writes OUTPUT, a C++ file with every migration of DIR as raw string literals, in order of their numbers.
file(GLOB steps "${DIR}/*.sql")
list(FILTER steps EXCLUDE REGEX "\\.postgres\\.sql$")
list(SORT steps)
set(rows "")
foreach(step IN LISTS steps)
  get_filename_component(stem "${step}" NAME_WE)
  string(REGEX MATCH "^0*([0-9]+)_(.+)$" matched "${stem}")
  if(NOT matched)
    message(FATAL_ERROR "${step}: a migration is named NNNN_words.sql")
  endif()
  set(number "${CMAKE_MATCH_1}")
  set(words "${CMAKE_MATCH_2}")
  file(READ "${step}" sqlite)
  set(twin "${DIR}/${stem}.postgres.sql")
  if(EXISTS "${twin}")
    file(READ "${twin}" postgres)
  else()
    set(postgres "${sqlite}")
  endif()
  string(APPEND rows "    {${number}, \"${words}\", R\"sql(${sqlite})sql\", R\"sql(${postgres})sql\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "#include \"platform/db/migrations.hpp\"

#include <vector>

namespace lacewing::db {

std::span<const migration> all_migrations() {
    static const std::vector<migration> steps{
${rows}    };
    return steps;
}

} // namespace lacewing::db
")

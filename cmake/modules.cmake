# One library per folder of server/, with its tests beside it.

# Several sources are compiled as one: most of the time went into reading the same headers again. So names in
# anonymous namespaces are unique within a module.
set(LACEWING_SOURCES_AT_ONCE 24 CACHE STRING "Sources of a module that are compiled as one; 1 for each by itself")

# lacewing_module(NAME DIR dir DEPENDS modules... LIBRARIES packages...)
#
# Makes the static library lacewing_NAME from every .cpp directly in DIR, and, where DIR/tests exists, the
# program NAME_tests from its *_test.cpp. DEPENDS names modules, LIBRARIES what comes from outside.
# TEST_DEPENDS names modules that only the tests need. FOLDERS are folders of DIR that belong to the same
# library, with their tests. PARSES says that it reads outside bytes: where LACEWING_FUZZ is on, the fuzz targets
# see which of its ways an input takes.
function(lacewing_module name)
  cmake_parse_arguments(arg "PARSES" "DIR" "DEPENDS;LIBRARIES;PRIVATE_LIBRARIES;TEST_DEPENDS;FOLDERS" ${ARGN})
  set(dir "${CMAKE_CURRENT_SOURCE_DIR}/${arg_DIR}")
  set(source_globs "${dir}/*.cpp")
  set(test_globs "${dir}/tests/*.cpp")
  foreach(folder IN LISTS arg_FOLDERS)
    list(APPEND source_globs "${dir}/${folder}/*.cpp")
    list(APPEND test_globs "${dir}/${folder}/tests/*.cpp")
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS ${source_globs})
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  list(TRANSFORM arg_DEPENDS PREPEND lacewing_ OUTPUT_VARIABLE depends)
  if(NOT sources)
    add_library(lacewing_${name} INTERFACE)
    target_link_libraries(lacewing_${name} INTERFACE ${depends})
    return()
  endif()
  add_library(lacewing_${name} STATIC ${sources})
  set_target_properties(lacewing_${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_include_directories(lacewing_${name} PUBLIC "${PROJECT_SOURCE_DIR}/server")
  lacewing_compile_options(lacewing_${name})
  # A debug build compiles without optimization, which takes half of the time; but not what everything runs through, nor
  # what is fuzzed.
  if(arg_PARSES OR arg_DIR MATCHES "^platform/")
    target_compile_options(lacewing_${name} PRIVATE $<$<CONFIG:Debug>:-O1>)
  endif()
  if(LACEWING_FUZZ AND arg_PARSES)
    target_compile_options(lacewing_${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  target_link_libraries(lacewing_${name} PUBLIC ${depends} ${arg_LIBRARIES} fmt::fmt Threads::Threads
                                         PRIVATE ${arg_PRIVATE_LIBRARIES})

  file(GLOB tests CONFIGURE_DEPENDS ${test_globs})
  if(tests)
    add_executable(${name}_tests ${tests})
    lacewing_compile_options(${name}_tests)
    list(TRANSFORM arg_TEST_DEPENDS PREPEND lacewing_ OUTPUT_VARIABLE test_depends)
    target_link_libraries(${name}_tests PRIVATE lacewing_${name} ${test_depends} GTest::gtest GTest::gmock
                                                GTest::gtest_main)
    add_test(NAME ${name} COMMAND ${name}_tests)
  endif()
endfunction()

function(lacewing_compile_options target)
  if(LACEWING_SOURCES_AT_ONCE GREATER 1)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${LACEWING_SOURCES_AT_ONCE})
  endif()
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor
                                           -Wold-style-cast -Wno-missing-designated-field-initializers)
  if(LACEWING_STRICT)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# lacewing_migrations(NAME DIR): the library lacewing_NAME with every step of DIR inside (db::all_migrations).
function(lacewing_migrations name dir)
  file(GLOB steps CONFIGURE_DEPENDS "${dir}/*.sql")
  set(generated "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
  add_custom_command(
    OUTPUT "${generated}"
    COMMAND "${CMAKE_COMMAND}" -DOUTPUT=${generated} -DDIR=${dir} -P "${PROJECT_SOURCE_DIR}/cmake/migrations.cmake"
    DEPENDS ${steps} "${PROJECT_SOURCE_DIR}/cmake/migrations.cmake"
    COMMENT "Generating ${name}.cpp from ${dir}"
    VERBATIM)
  add_library(lacewing_${name} STATIC "${generated}")
  target_include_directories(lacewing_${name} PUBLIC "${PROJECT_SOURCE_DIR}/server")
  target_link_libraries(lacewing_${name} PUBLIC fmt::fmt Threads::Threads)
endfunction()

# lacewing_fuzz(NAME DEPENDS modules... SOURCES more... LIBRARIES packages...): the program fuzz_NAME from
# fuzz/NAME.cpp, where LACEWING_FUZZ is on; else nothing. Built by the target fuzz, run by tools/fuzz.py.
function(lacewing_fuzz name)
  if(NOT LACEWING_FUZZ)
    return()
  endif()
  cmake_parse_arguments(arg "" "" "DEPENDS;SOURCES;LIBRARIES" ${ARGN})
  add_executable(fuzz_${name} EXCLUDE_FROM_ALL fuzz/${name}.cpp ${arg_SOURCES})
  lacewing_compile_options(fuzz_${name})
  target_compile_options(fuzz_${name} PRIVATE -fsanitize=fuzzer-no-link $<$<CONFIG:Debug>:-O1>)
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  list(TRANSFORM arg_DEPENDS PREPEND lacewing_ OUTPUT_VARIABLE depends)
  target_link_libraries(fuzz_${name} PRIVATE lacewing_fuzzing ${depends} ${arg_LIBRARIES})
  set_target_properties(fuzz_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzz")
  add_dependencies(fuzz fuzz_${name})
endfunction()

#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace lacewing {

/// How a body travels: Content-Encoding, RFC 9110 section 8.4.1, RFC 7932.
enum class coding { identity, gzip, brotli };

/// "gzip", "br"; "" of identity.
[[nodiscard]] std::string_view name_of(coding which);

/// Compresses one text in pieces. What a piece gives back, with what came before, can be read up
/// to that piece's end.
class compressor {
public:
    explicit compressor(coding which);
    compressor(const compressor&) = delete;
    compressor& operator=(const compressor&) = delete;
    ~compressor();

    [[nodiscard]] std::string add(std::string_view piece);
    /// What stands behind the last piece. Called once.
    [[nodiscard]] std::string finish();

    class method;

private:
    std::unique_ptr<method> how_; ///< null of identity
};

} // namespace lacewing

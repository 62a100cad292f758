#include "app/web_files.hpp"

#include <fmt/format.h>

namespace lacewing::app {

http::static_files web_files() {
    return {
        .files = embedded_files(),
        .shell = "/index.html",
        .shell_paths =
            {
                "/",
                "/auth",
                "/auth/verify",
                "/organizations",
                "/organizationDisplay/{org}",
                "/organizationDisplay/{org}/projects/{project}",
                "/organizationDisplay/{org}/bugs/{bug}",
                "/organizationDisplay/{org}/{key}",
                "/sessions",
                "/logout",
            },
        .content_security_policy = fmt::format(
            "default-src 'none'; script-src 'self'{}; style-src 'self'{}; img-src 'self' data: "
            "blob:; "
            "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
            "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
            "require-trusted-types-for 'script'",
            inline_script_hashes(),
            inline_style_hashes()
        ),
    };
}

} // namespace lacewing::app

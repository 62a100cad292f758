#include "app/example_texts.hpp"

namespace lacewing::app {

const schema::example_texts& example_texts() {
    static const schema::example_texts all{
        {"api_key", "k3x9q2-0d7fzm-p81ya4-6twc5n"},
        {"authorizationURL", "https://accounts.google.com/o/oauth2/v2/auth?client_id=lacewing"},
        {"body", "It also sticks when the lamp is off."},
        {"code", "invalid"},
        {"color", "#6c5ce7"},
        {"currentPassword", "plum trombone 7"},
        {"description", "A moth sits in `relay 70`."},
        {"detail", "Please correct the marked fields."},
        {"displayName", "ada"},
        {"due", "2026-03-31"},
        {"firstDay", "2026-03-08"},
        {"iss", "https://accounts.google.com"},
        {"joinCode", "h7Kp2xQz"},
        {"key", "CORE-12"},
        {"lastDay", "2026-03-14"},
        {"memberName", "ada"},
        {"membershipType", "free"},
        {"message", "Done. A mail is on its way."},
        {"name", "Ada Lovelace"},
        {"next", "/dashboard"},
        {"nextCursor", "eyJuIjoxMn0"},
        {"orgDesc", "We build what we need."},
        {"orgName", "Moth Works"},
        {"photoURL", "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d"},
        {"pointer", "/title"},
        {"profilePicture", "/api/v1/pictures/019cec01-9a55-7a1b-8c2d-3e4f5a6b7c8d"},
        {"projectKey", "CORE"},
        {"projectName", "Core"},
        {"requestID", "4f0c6a1e"},
        {"route", "/organizationDisplay/{orgID}"},
        {"secret", "lwp_Lacewing0Lacewing0Lacewing0Lac000000"},
        {"state", "page.b2Rlc3RhdGVvZmFzaWduaW4"},
        {"statusName", "In progress"},
        {"text", "It also sticks when the lamp is off."},
        {"title", "The relay sticks"},
        {"token", "b2Rlc2VjcmV0b2ZhbGluaw"},
        {"type", "urn:lacewing:problem:invalid"},
        {"userAgent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"},
        {"username", "ada"},
    };
    return all;
}

} // namespace lacewing::app

/** Title and description of each public page, as search engines and link previews show them. */
export const enPublic = {
  start: {
    title: "Lacewing: bug tracking without the wait",
    description:
      "Lacewing tracks your team's bugs live, on your own server: one program, one data folder, no other service.",
  },
  auth: {
    title: "Login · Lacewing",
    description: "Log in to Lacewing, or create an account, to track bugs with your team.",
  },
  subscribe: {
    title: "Plans · Lacewing",
    description: "Free, Basic, Pro and Enterprise: what each plan of Lacewing includes and costs.",
  },
  attributions: {
    title: "Attributions · Lacewing",
    description: "Whose work Lacewing stands on: icons, font and libraries, with their licences.",
  },
};

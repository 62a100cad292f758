/** Words of the start page. */
export const enLanding = {
  brand: "Lacewing",
  logIn: "Log in",
  signUp: "Sign up",
  open: "Open your organizations",
  title: "Bug tracking without the wait.",
  sentence:
    "Lacewing tracks your team's bugs on your own server: what one person changes is on everyone's screen a moment later.",
  facts: [
    {
      title: "Live",
      text: "Lists, bugs and counts follow every change without a reload.",
    },
    {
      title: "Yours",
      text: "One program and one data folder, on your own machine. No other service is needed.",
    },
    {
      title: "Clear roles",
      text: "Owners, editors and members of an organization see what is theirs, and nobody else does.",
    },
  ],
  illustration: "A lacewing settles on a list of bugs and marks one of them as fixed.",
  copyright: (year: number) => `© ${year} Lacewing. All rights reserved.`,
};

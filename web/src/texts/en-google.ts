/** Words of the sign-in with Google. */
export const enGoogle = {
  button: "Sign Up with Google",
  popupOpen: "Go on in the Google window. This page follows by itself.",
  callback: {
    title: "Sign in with Google",
    busy: "Signing you in…",
    incomplete: "This address is incomplete. Please start again.",
    done: "You are signed in.",
    linked: "Your Google account is linked.",
    goOn: "Continue",
    back: "Back to Login",
    close: "Close this window",
  },
  profile: {
    title: "Google",
    linked: "Your account is linked with Google: it logs you in.",
    notLinked: "Link a Google account to log in with it too.",
    password: "Current password",
    link: "Link Google account",
    unlink: "Unlink Google account",
    unlinked: "Google account unlinked.",
    onlyWay: "Google is your only way to log in. Choose a password by mail to unlink it.",
  },
  link: {
    title: "Link your Google account",
    subtitle: (email: string) =>
      `${email} has an account here already. Enter its password once; from then on Google signs you in to it.`,
    submit: "Link and log in",
  },
};

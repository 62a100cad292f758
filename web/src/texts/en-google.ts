/** Words of the sign-in with Google. */
export const enGoogle = {
  button: "Sign Up with Google",
  popupOpen: "Go on in the Google window. This page follows by itself.",
  callback: {
    title: "Sign in with Google",
    busy: "Signing you in…",
    incomplete: "This address is incomplete. Please start again.",
    done: "You are signed in.",
    goOn: "Continue",
    back: "Back to Login",
    close: "Close this window",
  },
  link: {
    title: "Link your Google account",
    subtitle: (email: string) =>
      `${email} has an account here already. Enter its password once; from then on Google signs you in to it.`,
    submit: "Link and log in",
  },
};

// Before the first paint: the chosen theme, and whether somebody was signed in here last time.
// Without a choice the system's theme applies.
try {
  const page = document.documentElement.dataset;
  const theme = localStorage.getItem("lacewing.theme");
  if (theme === "light" || theme === "dark") page.theme = theme;
  if (localStorage.getItem("lacewing.me")) page.me = "in";
} catch {
  // Storage is switched off: the system's theme it is.
}

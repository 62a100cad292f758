// Sets the chosen theme before the first paint. Without a choice the system's theme applies.
try {
  var theme = localStorage.getItem("lacewing.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's theme it is.
}

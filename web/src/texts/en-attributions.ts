/** Words of the page of credits. */
export const enAttributions = {
  title: "Attributions",
  sentence: "Whose work this product stands on.",
  drawings: {
    title: "Drawings",
    text: "The lacewing, the mark and all other drawings are our own, made for this product. No picture comes from a vector-art site.",
  },
  icons: { title: "Icons", text: "The icons are from" },
  font: { title: "Font", text: "The text is set in Inter, served from here, packaged by" },
  libraries: {
    title: "Libraries in the browser",
    text: "Every package that reaches a browser, with its version and licence.",
    licences: "All licences in full",
    head: ["Package", "Version", "Licence", "Copyright"],
  },
  server: {
    title: "Programs and libraries of the server",
    text: "Each comes from Debian 12 under the licence that its package states.",
    head: ["What", "For"],
  },
  by: (version: string, licence: string) => `${version}, under the ${licence} licence.`,
};

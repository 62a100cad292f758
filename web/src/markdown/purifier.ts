import createPurifier from "dompurify";

/** Makes elements of HTML: of those that are allowed where it is asked. */
export const purifier = createPurifier(window);

declare module "virtual:credits" {
  interface Credit {
    name: string;
    version: string;
    licence: string;
    copyright: string;
    url: string;
  }
  /** Made by tools/credits.ts at build time. */
  export const credits: {
    icons: Credit;
    font: Credit;
    libraries: Credit[];
    server: { name: string; use: string }[];
  };
}

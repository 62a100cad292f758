import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { creditsModule, inlineTheme } from "./tools/vite-plugins.ts";

/** Where `bin/dev` runs the server. */
const server = process.env["LACEWING_DEV_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    creditsModule(),
    inlineTheme(),
  ],
  ssr: { noExternal: true },
  build: {
    target: "es2023",
    // Every asset is a file of its own: the content policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});

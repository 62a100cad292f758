import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./tools/chunks.ts";
import { browserEntities, creditsModule, inlineTheme, plainIcons } from "./tools/vite-plugins.ts";

/** Where `bin/dev` runs the server. */
const server = process.env["LACEWING_DEV_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    plainIcons(),
    browserEntities(),
    creditsModule(),
    inlineTheme(),
  ],
  // React has it by itself; the library that asks for it serves older ones too.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
  },
  ssr: { noExternal: true },
  build: {
    target: "es2023",
    // Every asset is a file of its own: the content policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What is imported is fetched by that, and the runtime is there: a link for them would be one more thing to do.
      resolveDependencies: (imported, needed, { hostType }) =>
        hostType === "html"
          ? needed
          : needed.filter((each) => each !== imported && !each.includes("rolldown-runtime")),
    },
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: isSsrBuild
        ? // What is rendered here is one file.
          { codeSplitting: false }
        : {
            codeSplitting: { groups: chunkGroups(join(import.meta.dirname, "src")) },
            // Scripts name one another hundreds of times, and hashes do not compress: the shortest that the bundler takes.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
}));

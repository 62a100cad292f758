import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { creditsModule, inlineTheme, plainIcons } from "./tools/vite-plugins.ts";

/** Where `bin/dev` runs the server. */
const server = process.env["LACEWING_DEV_SERVER"] ?? "http://127.0.0.1:8080";

/** Small modules that every list of bugs needs, and nearly every page behind the sign-in too. */
const partOfLists = new RegExp(
  `/src/(?:${[
    "bugs/(?:assignees|bug-rules|list-walk|load-bugs|priority-icon|project-walk)",
    "bugs/(?:restricted-badge|sending-row|severity-chip|status-icon)",
    "lists/(?!bulk/|commands/|asking/(?:answer-here|followed-answer)|box/(?!query-box)|look/columns-dialog|project-bugs|organization-bugs)[a-z/-]+",
    "query/(?:edit|end-of-word|fields|parse|print|uses)",
    "labels/(?:label-chip|label-chips|label-dot|label-rules|load-labels|use-labels)",
    "members/(?:people|person-name|access-ended|load-members)",
    "app/pages/list-and-panel",
    "organizations/(?:organization-gate|please-log-in|use-is-narrow|follow-as-outsider)",
    "projects/(?:project-gate|project-rules|use-former-key)",
    "store/hooks",
    "texts/(?:dates|use-now|en-bug-fields|en-lists|en-people|en-projects)",
    "views/(?:side-bar-room|view-bar-room)",
    "ui/(?:badge|empty-state|skeleton|use-window-rows|use-printing|tooltip|visually-hidden)",
  ].join("|")})\\.tsx?$|/lucide-react/dist/esm/icons/(?:${[
    // Other pages behind the sign-in need them too: each would be a file of its own.
    "arrow-down",
    "arrow-up",
    "chevron-down",
    "chevron-up",
    "chevrons-up",
    "columns-3",
    "equal",
    "list",
    "lock",
    "panel-right",
    "trash",
  ].join("|")})\\.mjs$`,
);

export default defineConfig({
  plugins: [react(), tailwindcss(), plainIcons(), creditsModule(), inlineTheme()],
  ssr: { noExternal: true },
  build: {
    target: "es2023",
    // Every asset is a file of its own: the content policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What is fetched together anyway is one file: it compresses better than a dozen small ones.
          groups: [
            { name: "base", tags: ["$initial"], includeDependenciesRecursively: false },
            { name: "list", test: partOfLists, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});

import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { browserEntities, plainIcons } from "./tools/vite-plugins.ts";

export default defineConfig({
  plugins: [react(), browserEntities(), plainIcons()],
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    setupFiles: ["tools/test-setup.ts"],
    restoreMocks: true,
    pool: "vmThreads",
    // Their imports are those of the build.
    server: { deps: { inline: ["lucide-react", "markdown-it"] } },
  },
});

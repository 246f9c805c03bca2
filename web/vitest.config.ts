import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" })],
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", isolate: false, setupFiles: ["src/lib/spoken.ts"], include: ["src/**/*.test.ts"] },
});

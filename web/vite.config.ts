import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

// While one develops, `npm run dev` asks a running `sleight serve` for everything under /api.
const server = process.env.SLEIGHT_SERVER ?? "http://127.0.0.1:8765";

// The words of a language are one file, whatever folders they lie in.
const WORDS = /\/words\/(en|fr|ru)(?:\/[^/]+)?\.ftl/;
const wordsOf = (id: string) => `words-${WORDS.exec(id)?.[1]}`;

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" })],
  build: {
    outDir: "../src/sleight/server/client",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf, test: WORDS }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});

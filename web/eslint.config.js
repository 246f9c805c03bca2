import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // The engine packs its numbers as it likes; the server says in words what a client needs of them.
    files: ["src/boards/**"],
    rules: {
      "no-bitwise": "error",
      "no-restricted-properties": [
        "error",
        ...["numbers", "planned", "performed", "declared"].map((property) => ({
          property,
          message: "These are the engine's own numbers.",
        })),
      ],
    },
  },
  {
    rules: {
      // Our own router has plain paths.
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);

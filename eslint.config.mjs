import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import importSort from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";
import { gatehouseRules } from "./tools/lint/rules.mjs";

const stories = "**/*.stories.tsx";
const tests = [
  "**/*.test.{ts,tsx,mjs}",
  stories,
  "packages/contract/src/testing/next-addresses.ts",
  "packages/story-kit/src/faults/payloads.ts",
  "examples/e2e/**",
];

export default tseslint.config(
  {
    ignores: [
      "**/dist/**",
      "**/node_modules/**",
      "storybook-static/**",
      ".build/**",
      "test-results/**",
      "playwright-report/**",
      // Temporary files that tsup and vite write beside a configuration.
      "**/*.{bundled_,timestamp-}*.mjs",
    ],
  },
  // Rules can't be disabled inline. Change a wrong rule here, for all files.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  // A test lints a second copy of the project in the same process, where the parser can't guess the folder.
  { languageOptions: { parserOptions: { tsconfigRootDir: import.meta.dirname } } },
  // TypeScript itself knows which names exist.
  { rules: { "no-undef": "off" } },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs" },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    plugins: { gatehouse: gatehouseRules, "import-sort": importSort, "react-hooks": reactHooks },
    rules: {
      "no-eval": "error",
      "no-new-func": "error",
      "no-script-url": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...["jsdom", "happy-dom"].map((name) => ({
              name,
              message: "Components are tested in a real browser, as stories.",
            })),
            {
              name: "@gatehouse/design/overlays",
              message:
                "Import the overlay's own entry: esbuild loads a barrel's listboxes and menus with every dialog.",
            },
          ],
          patterns: [
            {
              group: ["@gatehouse/*/src/**", "@gatehouse/*/dist/**"],
              message: "Take from a package only what it publishes.",
            },
          ],
        },
      ],
      // Packages, then what is farther away, then neighbors.
      "import-sort/imports": ["error", { groups: [["^\\u0000", "^node:", "^@?\\w", "^", "^\\.\\.", "^\\."]] }],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "gatehouse/file-names": "error",
      "gatehouse/no-raw-html": "error",
      "gatehouse/zod-mini": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true, "ts-check": false },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      // `interface Props extends Base {}` gives a name to what is otherwise an intersection.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
    },
  },
  { files: ["**/safe-html.tsx"], rules: { "gatehouse/no-raw-html": "off" } },
  { files: ["packages/*/src/**"], ignores: [stories], rules: { "gatehouse/named-exports": "error" } },
  {
    files: ["packages/*/src/**"],
    ignores: ["packages/server/src/node/**", "packages/story-kit/**", "**/log-failure.ts"],
    rules: { "no-console": "error" },
  },
  // Texts for users exist in every language. Clients read the reasons of refused tokens, so those are in English.
  {
    files: ["packages/server/src/**"],
    ignores: [...tests, "**/*.cases.ts", "packages/server/src/{testing,texts}/**", "**/http/csrf.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='PortalError'] Property[key.name=/^(detail|fields|messages)$/]",
          message: "Throw a Refusal, whose texts are in src/texts in every language.",
        },
      ],
    },
  },
  // After some thousand calls in Node 20, it returns wrong results for letters such as ü. Browsers are fine.
  {
    files: ["packages/{contract,server}/src/**", "packages/panels/src/portal/**"],
    rules: {
      "no-restricted-properties": ["error", { object: "URL", property: "canParse", message: "Use parseUrl." }],
    },
  },
  {
    files: ["packages/panels/src/{areas,pages}/**"],
    ignores: tests,
    rules: { "gatehouse/navigation-only": "error" },
  },
  {
    files: ["packages/{design,panels,elements}/src/**"],
    ignores: ["packages/design/src/tokens/**", ...tests],
    rules: { "gatehouse/tokens-only": "error", "gatehouse/content-fallback": "error" },
  },
  // Some tests are about hostile input.
  { files: tests, rules: { "gatehouse/honest-tests": "error", "no-script-url": "off" } },
  { files: ["examples/e2e/**"], rules: { "gatehouse/found-by-role": "error" } },
);

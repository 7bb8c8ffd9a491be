// The project's own ESLint rules, as one plugin.
import { contentFallback } from "./content-fallback.mjs";
import { fileNames } from "./file-names.mjs";
import { foundByRole } from "./found-by-role.mjs";
import { honestTests } from "./honest-tests.mjs";
import { namedExports } from "./named-exports.mjs";
import { navigationOnly } from "./navigation-only.mjs";
import { noRawHtml } from "./no-raw-html.mjs";
import { tokensOnly } from "./tokens-only.mjs";
import { zodMini } from "./zod-mini.mjs";

export const gatehouseRules = {
  rules: {
    "content-fallback": contentFallback,
    "file-names": fileNames,
    "found-by-role": foundByRole,
    "honest-tests": honestTests,
    "named-exports": namedExports,
    "navigation-only": navigationOnly,
    "no-raw-html": noRawHtml,
    "tokens-only": tokensOnly,
    "zod-mini": zodMini,
  },
};

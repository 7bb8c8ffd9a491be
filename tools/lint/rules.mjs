// The project's own lint rules, as one plugin.
import { contentFallback } from "./content-fallback.mjs";
import { fileNames } from "./file-names.mjs";
import { foundByRole } from "./found-by-role.mjs";
import { honestTests } from "./honest-tests.mjs";
import { namedExports } from "./named-exports.mjs";
import { navigationOnly } from "./navigation-only.mjs";
import { noRawHtml } from "./no-raw-html.mjs";
import { noSilencing } from "./no-silencing.mjs";
import { tokensOnly } from "./tokens-only.mjs";
import { translatedRefusals } from "./translated-refusals.mjs";
import { zodMini } from "./zod-mini.mjs";

export default {
  meta: { name: "gatehouse" },
  rules: {
    "content-fallback": contentFallback,
    "file-names": fileNames,
    "found-by-role": foundByRole,
    "honest-tests": honestTests,
    "named-exports": namedExports,
    "navigation-only": navigationOnly,
    "no-raw-html": noRawHtml,
    "no-silencing": noSilencing,
    "tokens-only": tokensOnly,
    "translated-refusals": translatedRefusals,
    "zod-mini": zodMini,
  },
};

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { checkDocs } from "./check-docs.mjs";

let base;
afterEach(() => rmSync(base, { recursive: true }));

function problems(readme) {
  base = mkdtempSync(join(tmpdir(), "gatehouse-docs-"));
  mkdirSync(join(base, "docs"));
  writeFileSync(join(base, "package.json"), JSON.stringify({ scripts: { start: "", verify: "" } }));
  writeFileSync(
    join(base, "docs/embedding.md"),
    "# Embedding\n\n## A `<script>` tag, and more\n\n## Twice\n\n## Twice\n",
  );
  writeFileSync(join(base, "README.md"), readme);
  return checkDocs(base);
}

it.each([
  "[file](docs/embedding.md) and [folder](docs)",
  "[heading](docs/embedding.md#a-script-tag-and-more)",
  "[second of a name](docs/embedding.md#twice-1)",
  "# Here\n[same page](#here)",
  "[elsewhere](https://example.com/nothing)",
  "`[not a link](gone.md)`",
  "`npm start`, `npm run verify`, `npm ci`",
])("passes: %s", (text) => expect(problems(text)).toEqual([]));

it.each([
  ["[file](docs/gone.md)", "leads to a file that does not exist"],
  ["![picture](docs/gone.png)", "leads to a file that does not exist"],
  ['<img src="docs/gone.png">', "leads to a file that does not exist"],
  ["[by reference][r]\n\n[r]: gone.md", "leads to a file that does not exist"],
  ["[heading](docs/embedding.md#gone)", "names a heading that does not exist"],
  ["[absolute](/docs/embedding.md)", "is absolute"],
  ["`npm run deploy`", "npm run deploy is not a script"],
  ["`npm test`", "npm run test is not a script"],
])("fails: %s", (text, problem) => expect(problems(text)).toEqual([expect.stringContaining(problem)]));

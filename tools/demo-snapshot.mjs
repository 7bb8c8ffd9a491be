// Makes the database that the panels' stories open in the tab: migrated, seeded, one gzip file. Skipped if nothing
// changed.
//   node --conditions=@gatehouse/source --import tsx tools/demo-snapshot.mjs
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDemoSnapshot, readDesigns } from "@gatehouse/server/node";
import { storyDay } from "@gatehouse/story-kit/portal/story-day";
import { contentHash } from "./content-hash.mjs";
import { root } from "./workspace.mjs";

const folder = join(root, ".build/storybook");
const file = join(folder, "demo-snapshot.tar.gz");
const record = join(root, ".build/demo-snapshot.hash");

const hash = contentHash(
  root,
  [
    "packages/server/src",
    "packages/server/package.json",
    "packages/story-kit/src/portal/story-day.ts",
    "examples/toolchain/designs",
    "examples/toolchain/recorded",
  ],
  (name) => !name.endsWith(".test.ts"),
);
if (!existsSync(file) || !existsSync(record) || readFileSync(record, "utf8") !== hash) {
  mkdirSync(folder, { recursive: true });
  const snapshot = await createDemoSnapshot({ now: () => storyDay }, readDesigns(join(root, "examples/toolchain")));
  writeFileSync(file, Buffer.from(await snapshot.arrayBuffer()));
  writeFileSync(record, hash);
}

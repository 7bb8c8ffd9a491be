// `npm run new:area NAME`: writes a complete new area, from the contract to the docs. It has a paged table and a dialog
// that writes.
//   --one=WORD   the word for one object of the area, if NAME isn't a plural
import { format } from "./format.mjs";
import { describeArea, drawArea, leftToDo, refusal } from "./new-area/draw-area.mjs";
import { runNode } from "./run.mjs";
import { root } from "./workspace.mjs";

const [area = "", ...options] = process.argv.slice(2);
const one = options.find((option) => option.startsWith("--one="))?.slice("--one=".length);
const described = describeArea(area, one);

async function run(...args) {
  const { code } = await runNode(args);
  if (code !== 0) process.exit(code);
}

const complaint = refusal(root, described);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const files = drawArea(root, described);
await format(files);
await run("packages/server/scripts/generate-migrations.cjs", area);
await run("tools/api-docs.mjs");
await run("packages/elements/scripts/custom-elements.mjs");

console.log(`
${area} is complete: ${files.length} files. They call one object "${described.one}". Left for you to decide:
${leftToDo(root, described)
  .map((place, at) => `${at + 1}. ${place}`)
  .join("\n")}
Then run npm run verify, and node tools/check-packages.mjs --update to accept the new public API.`);

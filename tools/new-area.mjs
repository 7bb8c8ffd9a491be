// `npm run new:area NAME`: draws an area on every floor, ready to be filled in.
import { drawArea, refusal } from "./new-area/draw-area.mjs";
import { root } from "./workspace.mjs";

const area = process.argv[2] ?? "";
const complaint = refusal(root, area);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
drawArea(root, area);
console.log(`${area} stands on every floor. What is yours to do:
- the migration of its table, its demo data, its screen in packages/panels/src/navigation/screens.ts and its page
- ${area}-panel.stories.tsx on the demo data once it is there: the answers it starts with are written down in it
- npm run build, then node tools/check-packages.mjs --update for the new public API`);

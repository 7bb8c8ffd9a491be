// The project's size budgets, measured on built code: minified, ESM, production, gzip -9, with React.
//   node tools/sizes.mjs [--explain]   --explain lists the heaviest parts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hostRoute, scriptTagAdded, scriptTagLoader, scriptTagPage } from "./sizes/built-files.mjs";
import { bundle } from "./sizes/embedded-page.mjs";
import { publicEntries, workspacePackages } from "./workspace.mjs";

const react = `export { createRoot } from "react-dom/client";`;
const provider = `${react} export { PortalProvider } from "@gatehouse/panels/provider";`;
const licenses = `${provider} export { LicensesPanel } from "@gatehouse/panels/licenses";`;

const logView = `export { LogView } from "@gatehouse/panels/log";`;
const wavesView = `export { WavesView } from "@gatehouse/panels/waves";`;

/** The heaviest of several measurements, with its name. */
async function heaviest(candidates, measure) {
  const measured = await Promise.all(
    Object.entries(candidates).map(async ([which, candidate]) => ({ which, ...(await measure(candidate)) })),
  );
  return measured.reduce((most, next) => (next.bytes > most.bytes ? next : most));
}

// The baseline for every further panel.
let licensesPage;
const bundleLicenses = () => (licensesPage ??= bundle(licenses));

/** The size that more exports add to a page that shows the licenses. */
async function addedToLicenses(contents) {
  const [without, with_] = await Promise.all([bundleLicenses(), bundle(`${licenses} ${contents}`)]);
  return { bytes: with_.bytes - without.bytes };
}

const allOfReact = `${react} export * from "react"; export * as runtime from "react/jsx-runtime";`;

/** The size of an export without React, for a page that already has React. */
async function withoutReact(contents) {
  const [without, with_] = await Promise.all([bundle(allOfReact), bundle(`${allOfReact} ${contents}`)]);
  return { bytes: with_.bytes - without.bytes };
}

/** An export of each public panel but the first, by its name. */
function furtherPanels() {
  const panels = workspacePackages().find(({ folder }) => folder === "panels");
  const exportsOf = ({ source, specifier }) =>
    [...readFileSync(join(panels.path, source), "utf8").matchAll(/(?<!type )\b[A-Z]\w+Panel\b/g)].map(([name]) => [
      name,
      `export { ${name} } from "${specifier}";`,
    ]);
  const { LicensesPanel: _first, ...further } = Object.fromEntries(publicEntries(panels).flatMap(exportsOf));
  return further;
}

// Dialogs of plain text and fields, each with the panel that opens it.
const simpleDialogs = {
  "redeem coupon": {
    area: "licenses",
    panel: "LicensesPanel",
    panelModule: "licenses-panel",
    module: "redeem-coupon-dialog",
  },
  "submit cart": { area: "cart", panel: "CartPanel", panelModule: "cart-panel", module: "submit-cart-dialog" },
  agreement: { area: "licenses", panel: "LicensesPanel", panelModule: "licenses-panel", module: "agreement-form" },
};

async function bundledDialog({ area, panel, module }) {
  const { added } = await bundle(`${provider} export { ${panel} } from "@gatehouse/panels/${area}";`);
  return added(module);
}

const hostRoutes = { dashboard: "dashboard-page", licenses: "licenses-page", team: "team-page" };

// From the files of dist that the panels load: the public entry has the dialogs too.
const overlays = `
  export { MenuPopover } from "@gatehouse/design/internal/overlays/menu-popover";
  export { Select } from "@gatehouse/design/internal/overlays/select";`;

const budgets = [
  { name: "Provider + LicensesPanel", goal: 138, limit: 138, measure: bundleLicenses },
  { name: "Each further panel", goal: 8, limit: 15, measure: () => heaviest(furtherPanels(), addedToLicenses) },
  { name: "Lazy overlays (menu, select)", goal: 50, limit: 55, measure: () => addedToLicenses(overlays) },
  { name: "First dialog, bundled", goal: 6, limit: 6, measure: () => heaviest(simpleDialogs, bundledDialog) },
  { name: "First dialog, script tag", goal: 6, limit: 6.05, measure: () => heaviest(simpleDialogs, scriptTagAdded) },
  { name: "Log viewer without React", goal: 25, limit: 25, measure: () => withoutReact(logView) },
  { name: "Waveform viewer without React", goal: 24, limit: 25, measure: () => withoutReact(wavesView) },
  { name: "Host with its route", goal: 190, limit: 190, measure: () => heaviest(hostRoutes, hostRoute) },
  { name: "Script tag with licenses", goal: 155, limit: 155, measure: () => scriptTagPage("licenses-panel") },
  {
    name: "Script tag with licenses",
    unit: "files",
    goal: 15,
    limit: 20,
    measure: () => scriptTagPage("licenses-panel"),
  },
  { name: "Script-tag loader", goal: 3, limit: 4, measure: scriptTagLoader },
];

/** One `{ name, unit, value, goal, limit, ok, which, weights }` for each budget. A failed measurement is not ok. */
export async function sizes() {
  const rows = [];
  for (const { name, unit = "kB", goal, limit, measure } of budgets) {
    try {
      const { bytes, files, which, weights } = await measure();
      const value = unit === "kB" ? bytes / 1000 : files;
      rows.push({ name, unit, value, goal, limit, ok: value <= limit, which, weights });
    } catch (error) {
      const problem = error.message.split("\n", 2).join(" ");
      rows.push({ name, unit, value: Number.NaN, goal, limit, ok: false, problem });
    }
  }
  return rows;
}

export function printSizes(rows) {
  const line = (name, ...columns) => `${name.padEnd(34)}${columns.map((column) => column.padStart(10)).join("")}`;
  console.log(line("gzip, React included", "measured", "goal", "limit"));
  for (const { name, unit, value, goal, limit, ok, which, problem } of rows) {
    const measured = unit === "kB" ? value.toFixed(1) : String(value);
    const verdict = problem ?? (ok ? (value > goal ? "over the goal" : "") : "OVER THE LIMIT");
    const notes = [which, verdict].filter(Boolean).join(", ");
    console.log(`${line(`${name}, ${unit}`, measured, String(goal), String(limit))}  ${notes}`.trimEnd());
  }
}

function explain({ name, weights }) {
  const groups = {};
  for (const [input, bytes] of Object.entries(weights)) {
    const group = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input;
    groups[group] = (groups[group] ?? 0) + bytes;
  }
  console.log(`\n${name}, minified bytes before gzip`);
  const heaviest = Object.entries(groups)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 25);
  for (const [group, bytes] of heaviest) console.log(`${String(bytes).padStart(9)} ${group}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const rows = await sizes();
  printSizes(rows);
  if (process.argv.includes("--explain")) rows.filter(({ weights }) => weights).forEach(explain);
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
}

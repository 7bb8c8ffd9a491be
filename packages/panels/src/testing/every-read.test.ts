import { type Endpoint, endpointId } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import type { PanelCases } from "./panel-cases";
import { sourceTexts } from "./source-texts";

const areas = import.meta.glob<Readonly<Record<string, unknown>>>("../../../contract/src/areas/*/index.ts", {
  eager: true,
});
const cases = import.meta.glob<{ readonly panelCases: PanelCases }>("../areas/*/*.cases.ts", { eager: true });
const stories = Object.values(sourceTexts(import.meta.glob("../**/*.stories.tsx"), import.meta.url)).filter((text) =>
  text.includes("provesSchemaDrift("),
);

/** Reads that need a key or a press, which panel cases don't have. */
const withoutPanel = ["projects.getTagByName", "downloads.getDownloadLink"];
/** Reads by the license and team dialogs, and by shared dialogs, forms and tours. */
const ofOthers = [
  "licenses.list",
  "teams.listAssignedLicenses",
  "teams.getUser",
  "viewer.agreement",
  "viewer.privacyPolicy",
  "viewer.countries",
  "viewer.tours",
];

const isRead = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "area" in value && "method" in value && value.method === "GET";
const reads = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .flatMap((published) => Object.values(published ?? {}).filter(isRead))
  .map(endpointId);
const drifted = new Set([
  ...Object.values(cases).flatMap(({ panelCases }) =>
    Object.values(panelCases).flatMap(({ reads: calls }) => calls.map(({ call }) => endpointId(call))),
  ),
  ...stories.flatMap((text) => [...text.matchAll(/\bcall: (\w+\.\w+)/g)].map(([, id]) => id)),
]);

describe("each read of the contract", () => {
  it("is in this table", () => expect(reads.length).toBeGreaterThan(40));
  it.each(reads.filter((id) => !withoutPanel.includes(id) && !ofOthers.includes(id)))(
    "%s has a story that sends its panel unexpected responses",
    (id) => expect(drifted).toContain(id),
  );
});

it.each([...withoutPanel, ...ofOthers])("%s is still without one", (id) => {
  expect(reads).toContain(id);
  expect(drifted).not.toContain(id);
});

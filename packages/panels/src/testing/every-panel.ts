import { panelCatalog } from "../panel-catalog";
import type { PanelCases } from "./panel-cases";

/** Panels that only the portal's own pages show. */
const pagePanels = {
  UserMenu: async () => (await import("../areas/viewer/user-menu")).UserMenu,
};

const cases: PanelCases = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ readonly panelCases: PanelCases }>("../areas/*/*.cases.ts", { eager: true })).map(
    ({ panelCases }) => panelCases,
  ),
);

const loaders = Object.entries({
  ...Object.fromEntries(Object.entries(panelCatalog).map(([name, { load }]) => [name, load])),
  ...pagePanels,
});

/** Every public panel with its case. */
export const everyPanel = loaders.map(([name, load]) => {
  const known = cases[name as keyof PanelCases];
  if (known === undefined) throw new Error(`${name} is in the catalog, but in no areas/*/*.cases.ts`);
  return { name, load, ...known };
});

/**
 * Every third panel, starting at one of the first three. A story of all panels would exceed the time limit of a test.
 */
export const thirdOfPanels = (first: 0 | 1 | 2) => everyPanel.filter((_, at) => at % 3 === first);

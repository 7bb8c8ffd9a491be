import { type CatalogPanel, panelCatalog } from "@gatehouse/panels/panel-catalog";

/** A kind of panel: its code, which loads with the first panel of the kind, and the attribute for each of its props. */
export type PanelKind = Pick<CatalogPanel, "attributes" | "optionalAttributes" | "load">;

/** The kinds of panels by the name of their element. */
export const panelKinds: Readonly<Record<string, PanelKind>> = Object.fromEntries(
  Object.values<CatalogPanel>(panelCatalog).map((panel) => [panel.tag, panel]),
);

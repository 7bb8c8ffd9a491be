import { type CatalogPanel, panelCatalog } from "@gatehouse/panels/panel-catalog";

/** A kind of panel: the attributes of its props, and its code, which loads with the first panel of this kind. */
export type PanelKind = Pick<CatalogPanel, "attributes" | "optionalAttributes" | "load">;

/** The kinds of panels, by their element's name. */
export const panelKinds: Readonly<Record<string, PanelKind>> = Object.fromEntries(
  Object.values<CatalogPanel>(panelCatalog).map((panel) => [panel.tag, panel]),
);

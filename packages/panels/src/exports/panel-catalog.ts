export { type CatalogPanel, panelCatalog, type PanelName, type PanelTag } from "../panel-catalog";

/**
 * Collects the styles of panels during server rendering. It must be the copy of styled-components that the panels use.
 */
export { ServerStyleSheet, StyleSheetManager } from "@gatehouse/design/styled";

/** What collects the styles of panels while a server renders them: the copy of styled-components that the panels use. */
export { ServerStyleSheet, StyleSheetManager } from "@gatehouse/design/styled";

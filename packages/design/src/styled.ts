/**
 * The copy of styled-components that the controls use. Panels must import it from here. A second copy, which npm
 * installs next to an embedder's version, wouldn't know their scope or nonce and would generate the same class names.
 * In dist, `styled` only has the elements that design and panels style, and no style objects.
 */
export { css, keyframes, ServerStyleSheet, styled, StyleSheetContext, StyleSheetManager } from "styled-components";

/**
 * The styling library, in the copy that the controls are styled with. Panels take it from here: a second copy, which npm installs
 * beside an embedder's own version, would know neither their scope nor their nonce, and give its classes the same names.
 */
export { css, keyframes, ServerStyleSheet, styled, StyleSheetManager } from "styled-components";

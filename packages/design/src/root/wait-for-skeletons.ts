import { css, keyframes } from "styled-components";

const skeleton = ":is(.gh-skeleton-details, .gh-skeleton-lines, .gh-skeleton-table):not([data-switched] *)";
const hide = keyframes`from, to { visibility: hidden; }`;

/**
 * For a column of panels. How high their content is, is not known before it loads, so what follows a skeleton waits for a moment
 * instead of jumping. A tab that the user switches to holds nothing up. It is no motion, so it outweighs the rule that stops motion.
 */
export const waitForSkeletons = css`
  > :has(${skeleton}) ~ * { animation: ${hide} 1.5s !important; }
`;

import { css, keyframes } from "styled-components";

const skeleton = ":is(.gh-skeleton-details, .gh-skeleton-lines, .gh-skeleton-table):not([data-switched] *)";
const hide = keyframes`from, to { visibility: hidden; }`;

/**
 * For a column of panels. The height of their content is unknown before it loads, so panels after a skeleton stay
 * hidden briefly instead of jumping. A newly selected tab doesn't count. This isn't motion, so `!important` overrides
 * the reduced-motion rule.
 *
 * The browser tries the selector on each element of the page. `:is(& > *)` is first, so that it looks for skeletons only
 * beside the panels.
 */
export const waitForSkeletons = css`
  :is(& > *):is(:has(${skeleton}) ~ *) { animation: ${hide} 1.5s !important; }
`;

import { styled } from "styled-components";

/** The bar of the tools. Empty, it is as high as with them. */
export const LogBar = styled.div`
  --gh-log-bar-padding: calc(2 * var(--gh-space-2));
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  min-height: calc(var(--gh-control) + var(--gh-log-bar-padding) + var(--gh-line));
  padding: var(--gh-space-2) var(--gh-space-3) var(--gh-space-2) var(--gh-space-4);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
  .gh-log-retry { padding: var(--gh-space-1); border: 0; background: none; color: var(--gh-text-link); text-decoration: underline; cursor: pointer; }
  @container gh-log (width < 40em) {
    padding-inline: var(--gh-space-3);
    &:empty { min-height: calc(var(--gh-control) + var(--gh-control-sm) + var(--gh-space-1) + var(--gh-log-bar-padding) + var(--gh-line)); }
  }
`;

import { styled } from "styled-components";
import { outline, outlinedIcon } from "../icons/outlined-icon";

/** The styles of a button in all its states. */
export const ButtonFrame = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.43em;
  min-height: var(--gh-control);
  max-width: 100%;
  padding: 0.15em 0.86em;
  border: var(--gh-line) solid color-mix(in oklab, var(--gh-text) 24%, var(--gh-surface));
  border-radius: var(--gh-radius);
  background: var(--gh-surface-raised);
  color: var(--gh-text);
  font-weight: var(--gh-weight-medium);
  line-height: var(--gh-leading-tight);
  text-align: center;
  text-decoration: none;
  cursor: default;
  -webkit-user-select: none;
  transition: background-color var(--gh-motion-fast), border-color var(--gh-motion-fast);
  > span { min-width: 0; overflow-wrap: break-word; }
  &[href] { cursor: pointer; }
  &:hover { background: var(--gh-surface-hover); color: var(--gh-text); text-decoration: none; }
  &:active { background: var(--gh-surface-pressed); }
  &[data-variant="primary"] {
    background: var(--gh-accent); border-color: transparent; color: var(--gh-on-accent);
    &:hover { background: var(--gh-accent-hover); }
    &:active { background: var(--gh-accent-pressed); }
  }
  &[data-variant="quiet"] {
    background: transparent; border-color: transparent;
    &:hover { background: var(--gh-surface-hover); }
    &:active { background: var(--gh-surface-pressed); }
  }
  &[data-variant="danger"] {
    background: transparent; border-color: var(--gh-danger-border); color: var(--gh-danger-text);
    &:hover { background: var(--gh-danger-bg); border-color: var(--gh-danger); }
    &:active { background: var(--gh-danger-bg); border-color: var(--gh-danger-text); }
  }
  &[data-variant="danger-solid"] {
    background: var(--gh-danger); border-color: transparent; color: var(--gh-on-danger);
    &:hover { background: var(--gh-danger-hover); }
  }
  &[data-size="sm"] { font-size: var(--gh-type-sm); min-height: calc(var(--gh-control-sm) * 1.167); padding-inline: 0.7em; }
  &[data-icon-only] { padding: 0; width: var(--gh-control); flex: none; }
  &[data-icon-only][data-size="sm"] { width: calc(var(--gh-control-sm) * 1.167); }
  ${outlinedIcon("&[data-outlined]::before", "more", "ButtonText")}
  &[data-outlined]::before { width: 1.143em; height: 1.143em; }
  &[data-outlined="renew"]::before { clip-path: ${outline("renew")}; }
  &[aria-pressed="true"] { background: var(--gh-surface-selected); border-color: var(--gh-accent); color: var(--gh-accent); }
  @media (forced-colors: active) { &[aria-pressed="true"] { background: SelectedItem; color: SelectedItemText; forced-color-adjust: none; } }
  &[data-pending] { cursor: progress; }
  &[data-disabled][data-variant] {
    background: transparent; border-color: var(--gh-hairline); color: var(--gh-text-disabled); cursor: not-allowed;
  }
  &[data-disabled][data-variant="primary"] { background: var(--gh-neutral-bg); }
  &[data-disabled][data-variant="quiet"] { border-color: transparent; }
  @container gh-panel (width < 30em) {
    &[data-collapse] { position: relative; width: var(--gh-control); padding: 0; flex: none; }
    &[data-collapse][data-size="sm"] { width: calc(var(--gh-control-sm) * 1.167); }
    &[data-collapse] > span:not(.gh-avatar) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    &[data-collapse] > .gh-icon:not(:first-child) { display: none; }
  }
`;

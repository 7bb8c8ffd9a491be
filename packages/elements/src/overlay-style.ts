/**
 * react-aria reckons a menu's place and the room for it in the window's coordinates, so what holds the menus stands still in
 * the window, however far the page is scrolled and whatever around the element is positioned. A menu is as wide as its
 * longest line: left to shrink to fit, it would grow step by step at the window's edge.
 */
export const overlayStyle = `
  .gh-root.gh-overlays { position: fixed; z-index: var(--gh-z-popover); }
  .gh-root.gh-root .gh-popover { width: max-content; max-width: min(28em, 100vw - 2em); }
`;

import { layerTokens } from "./layers";

const surfaces = `
  --gh-canvas: light-dark(#f3f5f6, #0c1113);
  --gh-surface: light-dark(#fff, #141a1d);
  --gh-surface-sunken: light-dark(color-mix(in oklab, var(--gh-text) 3.2%, var(--gh-surface)), color-mix(in oklab, #000 24%, var(--gh-surface)));
  --gh-surface-raised: light-dark(var(--gh-surface), color-mix(in oklab, var(--gh-text) 5%, var(--gh-surface)));
  --gh-surface-hover: light-dark(color-mix(in oklab, var(--gh-text) 4.5%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 7%, var(--gh-surface)));
  --gh-surface-pressed: light-dark(color-mix(in oklab, var(--gh-text) 9%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 12%, var(--gh-surface)));
  --gh-surface-selected: light-dark(color-mix(in oklab, var(--gh-accent) 9%, var(--gh-surface)), color-mix(in oklab, var(--gh-accent) 15%, var(--gh-surface)));
  --gh-scrim: light-dark(rgb(10 18 22 / 0.42), rgb(0 4 6 / 0.62));
`;

const text = `
  --gh-text: light-dark(#131b1f, #e3e9eb);
  --gh-text-muted: light-dark(color-mix(in oklab, var(--gh-text) 71%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 68%, var(--gh-surface)));
  --gh-text-disabled: light-dark(color-mix(in oklab, var(--gh-text) 44%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 40%, var(--gh-surface)));
  --gh-text-link: var(--gh-accent);
`;

/* From weak to strong: hairline (decoration), border (frames), border-control (must be visible, 3:1). */
const lines = `
  --gh-hairline: light-dark(color-mix(in oklab, var(--gh-text) 9%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 11%, var(--gh-surface)));
  --gh-border: light-dark(color-mix(in oklab, var(--gh-text) 16%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 18%, var(--gh-surface)));
  --gh-border-control: light-dark(color-mix(in oklab, var(--gh-text) 53%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 48%, var(--gh-surface)));
  --gh-tick: light-dark(color-mix(in oklab, var(--gh-text) 30%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 34%, var(--gh-surface)));
  --gh-track: light-dark(color-mix(in oklab, var(--gh-text) 10%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 15%, var(--gh-surface)));
`;

const accent = `
  --gh-accent: light-dark(#016877, #56c3d7);
  --gh-on-accent: light-dark(#fff, #04191d);
  --gh-accent-hover: light-dark(color-mix(in oklab, var(--gh-accent) 86%, #000), color-mix(in oklab, var(--gh-accent) 86%, #fff));
  --gh-accent-pressed: light-dark(color-mix(in oklab, var(--gh-accent) 76%, #000), color-mix(in oklab, var(--gh-accent) 74%, #fff));
  --gh-focus: var(--gh-accent);
  --gh-danger-hover: light-dark(color-mix(in oklab, var(--gh-danger) 88%, #000), color-mix(in oklab, var(--gh-danger) 88%, #fff));
`;

/* For each tone: solid (icon, bar, 3:1), text (4.5:1 on surface, sunken and its own background), background, border. */
const status = `
  --gh-success: light-dark(#1b8a4b, #57c37b);
  --gh-success-text: light-dark(#0c6534, #6fd493);
  --gh-success-bg: light-dark(#eaf7ee, #10291b);
  --gh-success-border: light-dark(#a9d9b9, #245a3a);
  --gh-warning: light-dark(#b06f00, #e0a33a);
  --gh-warning-text: light-dark(#7c4d00, #ecb95c);
  --gh-warning-bg: light-dark(#fdf3e0, #2c2110);
  --gh-warning-border: light-dark(#e6c88d, #644a1c);
  --gh-danger: light-dark(#cb3a33, #f0766d);
  --gh-danger-text: light-dark(#a3231f, #f79b93);
  --gh-danger-bg: light-dark(#fdeeec, #331917);
  --gh-danger-border: light-dark(#eeb9b3, #723330);
  --gh-on-danger: light-dark(#fff, #2a0705);
  --gh-info: light-dark(#3f6fc4, #7fa9f0);
  --gh-info-text: light-dark(#2a549f, #a3c2f7);
  --gh-info-bg: light-dark(#edf3fd, #17233a);
  --gh-info-border: light-dark(#b9cdef, #33507f);
  --gh-neutral: light-dark(#66737a, #8d9aa0);
  --gh-neutral-text: var(--gh-text-muted);
  --gh-neutral-bg: light-dark(color-mix(in oklab, var(--gh-text) 5%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 8%, var(--gh-surface)));
  --gh-neutral-border: var(--gh-border);
`;

/* The banner of an impersonated session is the only inverted surface. */
const alert = `
  --gh-alert-bg: light-dark(#4a2d00, #f0b754);
  --gh-alert-text: light-dark(#ffe9c2, #2a1a00);
`;

/* Highlights of search matches. */
const mark = `
  --gh-mark-bg: light-dark(#ffe08a, #6b4f00);
  --gh-mark-text: light-dark(#2b1f00, #fff3d0);
`;

/*
 * Embeds inherit the page's font. A host sets `--gh-font-host`. Sizes are 11, 12, 14, 16 and 20 px. The mono size is an
 * optical match.
 */
const type = `
  --gh-font: inherit;
  --gh-font-host: "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
  --gh-font-mono: "JetBrains Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
  --gh-font-size: max(14px, 0.875rem);
  --gh-type-xs: 0.786em;
  --gh-type-sm: 0.857em;
  --gh-type-lg: 1.143em;
  --gh-type-xl: 1.429em;
  --gh-type-mono: 0.929em;
  --gh-leading: 1.43;
  --gh-leading-tight: 1.25;
  --gh-weight: 400;
  --gh-weight-medium: 500;
  --gh-weight-strong: 600;
`;

/* 4 px steps at the default size. */
const space = `
  --gh-space-1: 0.286em;
  --gh-space-2: 0.571em;
  --gh-space-3: 0.857em;
  --gh-space-4: 1.143em;
  --gh-space-5: 1.429em;
  --gh-space-6: 1.714em;
  --gh-space-8: 2.286em;
`;

const heights = `
  --gh-control: 2.286em;
  --gh-control-sm: 1.857em;
  --gh-row: 2.714em;
  --gh-row-compact: 2.143em;
  --gh-row-head: 2.143em;
  --gh-panel-head: 3.143em;
  --gh-bar: 3.429em;
  --gh-sidebar: 15.714em;
  --gh-sidebar-rail: 3.429em;
`;

const shape = `
  --gh-radius: 0.286em;
  --gh-radius-sm: calc(var(--gh-radius) * 0.6);
  --gh-radius-lg: calc(var(--gh-radius) * 1.5);
  --gh-line: 1px;
  --gh-focus-width: 2px;
  --gh-shadow-popover: 0 0.15em 0.4em rgb(5 12 15 / 0.10), 0 0.6em 1.6em -0.3em rgb(5 12 15 / 0.20);
  --gh-shadow-modal: 0 0.3em 0.9em rgb(5 12 15 / 0.14), 0 1.6em 4em -0.8em rgb(5 12 15 / 0.38);
`;

/* In order: hover and press, menus and switches, dialogs and bars. */
const motion = `
  --gh-motion-fast: 80ms;
  --gh-motion: 140ms;
  --gh-motion-slow: 220ms;
  --gh-ease: cubic-bezier(0.2, 0, 0, 1);
`;

/**
 * The tokens as CSS for `.gh-root`. Only this folder contains raw colors. `light-dark()` declares both themes at once,
 * so `color-scheme` on the root sets the theme. Sizes are in `em` of the element that uses them: containers keep 1em,
 * and only leaf text has a `--gh-type-*` size.
 */
export const tokenStyle = `
  .gh-root {
    ${[surfaces, text, lines, accent, status, alert, mark, type, space, heights, shape, motion].join("")}
    ${layerTokens}
  }
  .gh-root[data-theme="light"] { color-scheme: light; }
  @media screen { .gh-root[data-theme="dark"] { color-scheme: dark; } }
  @media (prefers-reduced-motion: reduce) {
    .gh-root { --gh-motion-fast: 0.01ms; --gh-motion: 0.01ms; --gh-motion-slow: 0.01ms; }
  }
  @media (pointer: coarse) {
    .gh-root { --gh-control: 2.857em; --gh-control-sm: 2.286em; --gh-row: 3.286em; --gh-row-compact: 2.857em; }
  }
  @media (prefers-contrast: more) {
    .gh-root {
      --gh-text-muted: var(--gh-text); --gh-track: var(--gh-tick);
      --gh-hairline: var(--gh-border-control); --gh-border: var(--gh-border-control);
    }
  }
`;

import { layerTokens } from "./layers";

/* Raw scales, OKLCH-spaced. Only this file may name them. */
const primitives = `
  --gh-p-neutral-0: #ffffff; --gh-p-neutral-50: #f3f5f6; --gh-p-neutral-150: #e3e9eb; --gh-p-neutral-450: #8d9aa0; --gh-p-neutral-550: #66737a; --gh-p-neutral-900: #131b1f; --gh-p-neutral-925: #141a1d; --gh-p-neutral-975: #0c1113;
  --gh-p-petrol-300: #56c3d7; --gh-p-petrol-400: #62cbde; --gh-p-petrol-700: #016877; --gh-p-petrol-750: #00616f; --gh-p-petrol-950: #04191d;
  --gh-p-green-50: #eaf7ee; --gh-p-green-200: #a9d9b9; --gh-p-green-300: #6fd493; --gh-p-green-400: #57c37b; --gh-p-green-600: #1b8a4b; --gh-p-green-700: #0c6534; --gh-p-green-800: #245a3a; --gh-p-green-950: #10291b;
  --gh-p-amber-50: #fdf3e0; --gh-p-amber-200: #e6c88d; --gh-p-amber-300: #ecb95c; --gh-p-amber-400: #e0a33a; --gh-p-amber-600: #b06f00; --gh-p-amber-700: #7c4d00; --gh-p-amber-800: #644a1c; --gh-p-amber-950: #2c2110;
  --gh-p-red-50: #fdeeec; --gh-p-red-200: #eeb9b3; --gh-p-red-300: #f79b93; --gh-p-red-400: #f0766d; --gh-p-red-600: #cb3a33; --gh-p-red-700: #a3231f; --gh-p-red-800: #723330; --gh-p-red-950: #331917; --gh-p-red-990: #2a0705;
  --gh-p-blue-50: #edf3fd; --gh-p-blue-200: #b9cdef; --gh-p-blue-300: #a3c2f7; --gh-p-blue-400: #7fa9f0; --gh-p-blue-600: #3f6fc4; --gh-p-blue-700: #2a549f; --gh-p-blue-800: #33507f; --gh-p-blue-950: #17233a;
`;

const surfaces = `
  --gh-canvas: light-dark(var(--gh-p-neutral-50), var(--gh-p-neutral-975));
  --gh-surface: light-dark(var(--gh-p-neutral-0), var(--gh-p-neutral-925));
  --gh-surface-sunken: light-dark(color-mix(in oklab, var(--gh-text) 3.2%, var(--gh-surface)), color-mix(in oklab, #000 24%, var(--gh-surface)));
  --gh-surface-raised: light-dark(var(--gh-surface), color-mix(in oklab, var(--gh-text) 5%, var(--gh-surface)));
  --gh-surface-hover: light-dark(color-mix(in oklab, var(--gh-text) 4.5%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 7%, var(--gh-surface)));
  --gh-surface-pressed: light-dark(color-mix(in oklab, var(--gh-text) 9%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 12%, var(--gh-surface)));
  --gh-surface-selected: light-dark(color-mix(in oklab, var(--gh-accent) 9%, var(--gh-surface)), color-mix(in oklab, var(--gh-accent) 15%, var(--gh-surface)));
  --gh-scrim: light-dark(rgb(10 18 22 / 0.42), rgb(0 4 6 / 0.62));
`;

const text = `
  --gh-text: light-dark(var(--gh-p-neutral-900), var(--gh-p-neutral-150));
  --gh-text-muted: light-dark(color-mix(in oklab, var(--gh-text) 71%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 68%, var(--gh-surface)));
  --gh-text-disabled: light-dark(color-mix(in oklab, var(--gh-text) 44%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 40%, var(--gh-surface)));
  --gh-text-link: var(--gh-accent);
`;

/* Hairline (decoration) < border (frames) < border-control (must be seen, 3:1). */
const lines = `
  --gh-hairline: light-dark(color-mix(in oklab, var(--gh-text) 9%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 11%, var(--gh-surface)));
  --gh-border: light-dark(color-mix(in oklab, var(--gh-text) 16%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 18%, var(--gh-surface)));
  --gh-border-control: light-dark(color-mix(in oklab, var(--gh-text) 53%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 48%, var(--gh-surface)));
  --gh-tick: light-dark(color-mix(in oklab, var(--gh-text) 30%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 34%, var(--gh-surface)));
  --gh-track: light-dark(color-mix(in oklab, var(--gh-text) 10%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 15%, var(--gh-surface)));
`;

const accent = `
  --gh-accent: light-dark(var(--gh-p-petrol-700), var(--gh-p-petrol-300));
  --gh-on-accent: light-dark(var(--gh-p-neutral-0), var(--gh-p-petrol-950));
  --gh-accent-hover: light-dark(color-mix(in oklab, var(--gh-accent) 86%, #000), color-mix(in oklab, var(--gh-accent) 86%, #fff));
  --gh-accent-pressed: light-dark(color-mix(in oklab, var(--gh-accent) 76%, #000), color-mix(in oklab, var(--gh-accent) 74%, #fff));
  --gh-focus: var(--gh-accent);
  --gh-danger-hover: light-dark(color-mix(in oklab, var(--gh-danger) 88%, #000), color-mix(in oklab, var(--gh-danger) 88%, #fff));
`;

/* Solid (icon, bar, 3:1), text (4.5:1 on surface, sunken and its own bg), bg, border. */
const status = `
  --gh-success: light-dark(var(--gh-p-green-600), var(--gh-p-green-400));
  --gh-success-text: light-dark(var(--gh-p-green-700), var(--gh-p-green-300));
  --gh-success-bg: light-dark(var(--gh-p-green-50), var(--gh-p-green-950));
  --gh-success-border: light-dark(var(--gh-p-green-200), var(--gh-p-green-800));
  --gh-warning: light-dark(var(--gh-p-amber-600), var(--gh-p-amber-400));
  --gh-warning-text: light-dark(var(--gh-p-amber-700), var(--gh-p-amber-300));
  --gh-warning-bg: light-dark(var(--gh-p-amber-50), var(--gh-p-amber-950));
  --gh-warning-border: light-dark(var(--gh-p-amber-200), var(--gh-p-amber-800));
  --gh-danger: light-dark(var(--gh-p-red-600), var(--gh-p-red-400));
  --gh-danger-text: light-dark(var(--gh-p-red-700), var(--gh-p-red-300));
  --gh-danger-bg: light-dark(var(--gh-p-red-50), var(--gh-p-red-950));
  --gh-danger-border: light-dark(var(--gh-p-red-200), var(--gh-p-red-800));
  --gh-on-danger: light-dark(var(--gh-p-neutral-0), var(--gh-p-red-990));
  --gh-info: light-dark(var(--gh-p-blue-600), var(--gh-p-blue-400));
  --gh-info-text: light-dark(var(--gh-p-blue-700), var(--gh-p-blue-300));
  --gh-info-bg: light-dark(var(--gh-p-blue-50), var(--gh-p-blue-950));
  --gh-info-border: light-dark(var(--gh-p-blue-200), var(--gh-p-blue-800));
  --gh-neutral: light-dark(var(--gh-p-neutral-550), var(--gh-p-neutral-450));
  --gh-neutral-text: var(--gh-text-muted);
  --gh-neutral-bg: light-dark(color-mix(in oklab, var(--gh-text) 5%, var(--gh-surface)), color-mix(in oklab, var(--gh-text) 8%, var(--gh-surface)));
  --gh-neutral-border: var(--gh-border);
`;

/* The banner of an impersonated session: the one inverted surface. */
const alert = `
  --gh-alert-bg: light-dark(#4a2d00, #f0b754);
  --gh-alert-text: light-dark(#ffe9c2, #2a1a00);
`;

/* ANSI colors on --gh-surface-sunken. */
const log = `
  --gh-ansi-black: light-dark(var(--gh-p-neutral-900), #7d898e);
  --gh-ansi-red: light-dark(#b3261e, #f28b82);
  --gh-ansi-green: light-dark(#116b38, var(--gh-p-green-300));
  --gh-ansi-yellow: light-dark(var(--gh-p-amber-700), #e6b557);
  --gh-ansi-blue: light-dark(var(--gh-p-blue-700), #93b7f5);
  --gh-ansi-magenta: light-dark(#88308a, #dd9be0);
  --gh-ansi-cyan: light-dark(var(--gh-p-petrol-750), var(--gh-p-petrol-400));
  --gh-ansi-white: light-dark(#56636a, var(--gh-p-neutral-150));
  --gh-mark-bg: light-dark(#ffe08a, #6b4f00);
  --gh-mark-text: light-dark(#2b1f00, #fff3d0);
`;

/* Series in charts, in this order, like a scope's inputs. */
const channels = `
  --gh-ch1: light-dark(#00707f, var(--gh-p-petrol-300));
  --gh-ch2: light-dark(#96640a, #e0b040);
  --gh-ch3: light-dark(#96398f, #d98ad6);
  --gh-ch4: light-dark(#2e7d4a, #74cf93);
`;

/* Embeds inherit the page's face; a host sets --gh-font-host. Sizes 11, 12, 14, 16, 20, 26; mono is an optical match. */
const type = `
  --gh-font: inherit;
  --gh-font-host: "Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
  --gh-font-mono: "JetBrains Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
  --gh-font-size: max(14px, 0.875rem);
  --gh-type-xs: 0.786em;
  --gh-type-sm: 0.857em;
  --gh-type-md: 1em;
  --gh-type-lg: 1.143em;
  --gh-type-xl: 1.429em;
  --gh-type-2xl: 1.857em;
  --gh-type-mono: 0.929em;
  --gh-leading: 1.43;
  --gh-leading-tight: 1.25;
  --gh-weight: 400;
  --gh-weight-medium: 500;
  --gh-weight-strong: 600;
`;

/* 4 px steps at the default size. */
const space = `
  --gh-space-half: 0.143em;
  --gh-space-1: 0.286em;
  --gh-space-2: 0.571em;
  --gh-space-3: 0.857em;
  --gh-space-4: 1.143em;
  --gh-space-5: 1.429em;
  --gh-space-6: 1.714em;
  --gh-space-8: 2.286em;
  --gh-space-12: 3.429em;
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
  --gh-measure: 44em;
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

/* Hover and press, then menus and switches, then dialogs and bars. */
const motion = `
  --gh-motion-fast: 80ms;
  --gh-motion: 140ms;
  --gh-motion-slow: 220ms;
  --gh-ease: cubic-bezier(0.2, 0, 0, 1);
`;

/**
 * The tokens as CSS for `.gh-root`. Components use the semantic names, never `--gh-p-*`.
 * Light and dark stand in one declaration through `light-dark()`, so that the theme is `color-scheme` on the root.
 * Sizes are em of the element that uses them: containers keep 1em, only leaf text takes a `--gh-type-*` size.
 */
export const tokenStyle = `
  .gh-root {
    ${[primitives, surfaces, text, lines, accent, status, alert, log, channels, type, space, heights, shape, motion].join("")}
    ${layerTokens}
    color-scheme: light dark;
  }
  .gh-root[data-theme="light"] { color-scheme: light; }
  .gh-root[data-theme="dark"] { color-scheme: dark; }
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

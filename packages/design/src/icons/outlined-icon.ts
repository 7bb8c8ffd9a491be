import { css } from "styled-components";

/* Half of an outline that is the same when turned by 180 degrees. */
const turn =
  "11 43 16 29 26 19 38 12 53 11 67 14 78 23 78 11 88 11 88 41 58 41 58 31 73 31 63 23 49 20 36 23 25 32 20 45";

/* Outlines of these icons' strokes, in percent of their square: x and y of each point. */
const outlines = {
  check: "12 57 39 84 88 32 80 24 39 69 20 49",
  more: "12.5 43.75 25 43.75 25 56.25 12.5 56.25 12.5 43.75 43.75 43.75 56.25 43.75 56.25 56.25 43.75 56.25 43.75 43.75 75 43.75 87.5 43.75 87.5 56.25 75 56.25 75 43.75",
  renew: `${turn} ${turn.replace(/\d+/g, (at) => `${100 - Number(at)}`)}`,
  sort: "26 36 50 12 74 36 67 42 50 25 33 42 33 58 50 75 67 58 74 64 50 88 26 64 33 58 33 42",
  sortAscending: "23 37 50 11 77 37 70 44 55 29 55 84 45 84 45 29 30 44",
} as const;

export const outline = (icon: keyof typeof outlines) =>
  `polygon(${outlines[icon].replace(/(\S+) (\S+)/g, "$1% $2%,").slice(0, -1)})`;

/**
 * Draws an icon as a pseudo-element, because a table may have hundreds of it. A mask would be an image, which a host
 * page's content security policy may block.
 *
 * @param place - the selector of the pseudo-element
 * @param forcedColor - the system color of the icon in forced-colors mode
 */
export const outlinedIcon = (
  place: string,
  icon: keyof typeof outlines,
  forcedColor: "ButtonText" | "CanvasText",
) => css`
  ${place} {
    content: "";
    flex: none;
    width: 1em;
    height: 1em;
    background: currentColor;
    clip-path: ${outline(icon)};
  }
  @media (forced-colors: active) { ${place} { background: ${forcedColor}; forced-color-adjust: none; } }
`;

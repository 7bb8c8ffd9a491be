import { css } from "styled-components";

/* Outlines of these icons' strokes, in percent of their square. */
const outlines = {
  check: "11.76% 57%, 39.2% 84.4%, 88.4% 31.9%, 80.4% 24.4%, 38.9% 68.7%, 19.5% 49.3%",
  more: "12.5% 43.75%, 25% 43.75%, 25% 56.25%, 12.5% 56.25%, 12.5% 43.75%, 43.75% 43.75%, 56.25% 43.75%, 56.25% 56.25%, 43.75% 56.25%, 43.75% 43.75%, 75% 43.75%, 87.5% 43.75%, 87.5% 56.25%, 75% 56.25%, 75% 43.75%",
  sort: "26.4% 35.8%, 50% 12.1%, 73.6% 35.8%, 67% 42.4%, 50% 25.4%, 33% 42.4%, 33% 57.6%, 50% 74.6%, 67% 57.6%, 73.6% 64.3%, 50% 87.9%, 26.4% 64.3%, 33% 57.6%, 33% 42.4%",
  sortAscending:
    "23.3% 37.3%, 50% 10.6%, 76.8% 37.3%, 70.1% 43.9%, 54.7% 28.5%, 54.7% 84.4%, 45.3% 84.4%, 45.3% 28.5%, 29.9% 43.9%",
} as const;

export const outline = (icon: keyof typeof outlines) => `polygon(${outlines[icon]})`;

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

import type { ComponentType } from "react";
import { keyframes, styled } from "styled-components";

/** Colors an icon by meaning. By default, the icon has the color of the surrounding text. */
export type IconTone = "success" | "warning" | "danger" | "info" | "accent" | "muted";

export interface IconProps {
  tone?: IconTone;
  /** The icon's meaning. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
  /** Spins endlessly. Only for work in progress. */
  spin?: boolean;
}

/** An icon, such as `LicenseIcon`. */
export type IconComponent = ComponentType<IconProps>;

/** Creates an icon from a stroked path and an optional filled path. */
export function createIcon(stroke: string, fill?: string): IconComponent {
  return function GatehouseIcon({ tone, label, spin }: IconProps) {
    return (
      <Svg
        className="gh-icon"
        viewBox="0 0 16 16"
        data-tone={tone}
        data-spin={spin || undefined}
        role={label ? "img" : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        {stroke && <path d={stroke} />}
        {fill && <path d={fill} data-fill="" />}
      </Svg>
    );
  };
}

// Browsers animate only the transform of an SVG without styling and painting it for each frame.
const turn = keyframes`to { transform: rotate(1turn); }`;

const Svg = styled.svg`
  display: inline-block;
  box-sizing: border-box;
  width: 1.143em;
  height: 1.143em;
  max-width: none;
  margin: 0;
  flex: none;
  vertical-align: -0.2em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  overflow: visible;
  path { fill: none; stroke: inherit; stroke-width: inherit; }
  path[data-fill] { fill: currentColor; stroke: none; }
  &[data-tone="success"] { color: var(--gh-success); }
  &[data-tone="warning"] { color: var(--gh-warning); }
  &[data-tone="danger"] { color: var(--gh-danger); }
  &[data-tone="info"] { color: var(--gh-info); }
  &[data-tone="accent"] { color: var(--gh-accent); }
  &[data-tone="muted"] { color: var(--gh-text-muted); }
  &[data-spin] { animation: ${turn} 1.1s linear infinite; }
`;

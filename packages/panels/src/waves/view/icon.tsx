import type { ReactNode } from "react";

const paths = {
  plus: "M8 2.5v11M2.5 8h11",
  minus: "M2.5 8h11",
  fit: "M1.75 8h12.5M4.5 5.25 1.75 8l2.75 2.75M11.5 5.25 14.25 8l-2.75 2.75",
  previous: "M9.5 3.5 5 8l4.5 4.5M13 3.5v9",
  next: "M6.5 3.5 11 8l-4.5 4.5M3 3.5v9",
  up: "M8 13V3M3.75 7.25 8 3l4.25 4.25",
  down: "M8 3v10M3.75 8.75 8 13l4.25-4.25",
  left: "M10 3.5 5.5 8l4.5 4.5",
  right: "M6 3.5 10.5 8 6 12.5",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  group: "M2 3.5h5l1.5 2H14v7.5H2z",
  cursors: "M4.5 1.75v12.5M11.5 1.75v3M11.5 6.5v3M11.5 11.25v3M4.5 8h7",
  table: "M1.75 2.75h12.5v10.5H1.75zM1.75 6.25h12.5M1.75 9.75h12.5M6 6.25v7",
  full: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  remove: "M2.75 4.25h10.5M6 4.25V2.5h4v1.75M4 4.25l.75 9.25h6.5L12 4.25",
  warning: "M8 2 1.5 13.5h13zM8 6.5v3.5M8 11.5v.75",
} as const;

export type WavesIconName = keyof typeof paths;

/** An icon of the viewer. The viewer has its own icons, so that it needs nothing else of the design package. */
export function WavesIcon({ name }: { readonly name: WavesIconName }): ReactNode {
  return (
    <svg className="gh-waves-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

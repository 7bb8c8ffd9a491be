/**
 * The purposes of colors. Each has an element in the viewer whose text has the color, so that style sheets choose it.
 */
export const inkNames = ["line", "text", "muted", "unknown", "floating", "grid", "cursor", "chosen", "ground"] as const;

export type Inks = Readonly<Record<(typeof inkNames)[number], string>>;

/** The current colors, in the theme of the page. */
export function readInks(holder: Element): Inks {
  return Object.fromEntries(
    inkNames.map((name) => {
      const ink = holder.querySelector(`[data-ink="${name}"]`);
      return [name, ink ? getComputedStyle(ink).color : ""];
    }),
  ) as unknown as Inks;
}

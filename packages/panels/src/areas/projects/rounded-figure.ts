/** Rounds a figure in percent or MHz to one decimal. More precision has no meaning to readers. */
export function roundedFigure(value: number): number {
  return Math.round(value * 10) / 10;
}

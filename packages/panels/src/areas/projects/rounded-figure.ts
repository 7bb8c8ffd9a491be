/** A figure in percent or in MHz with one digit behind the point: more says nothing to a reader. */
export function roundedFigure(value: number): number {
  return Math.round(value * 10) / 10;
}

interface SizeTexts {
  readonly sizeUnits: readonly string[];
  readonly oneByte: string;
}

export interface SizeOptions {
  /** Rounds up, so that a file that is one byte too large doesn't appear to have the allowed size. */
  readonly isRoundedUp?: boolean;
}

/** A file's size in the largest fitting unit, from Bytes to YB: '48 KB', '1.9 MB'. */
export function fileSize(
  bytes: number,
  { sizeUnits, oneByte }: SizeTexts,
  number: (value: number) => string,
  { isRoundedUp = false }: SizeOptions = {},
): string {
  if (bytes === 1) return oneByte;
  const round = isRoundedUp ? Math.ceil : Math.round;
  let value = bytes;
  let unit = 0;
  // Rounding may reach the next unit.
  while (roundTo(value, round, isRoundedUp) >= 1_024 && unit < sizeUnits.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  return `${number(unit === 0 ? value : roundTo(value, round, isRoundedUp))} ${sizeUnits[unit] ?? ""}`;
}

function roundTo(value: number, round: (value: number) => number, isExact: boolean): number {
  return isExact || value < 9.95 ? round(value * 10) / 10 : round(value);
}

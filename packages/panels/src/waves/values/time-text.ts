import { type Timescale, type TimeUnit, timeUnits } from "../vcd/timescale";

/** Formats the times of one file. */
export class TimeFormat {
  readonly #numbers = new Map<number, Intl.NumberFormat>();

  constructor(
    readonly timescale: Timescale,
    readonly locale: string | undefined,
  ) {}

  /** The largest unit in which a time is at least 1. */
  unitOf(time: number): TimeUnit {
    const { factor, exponent } = this.timescale;
    const magnitude = Math.floor(Math.log10(Math.max(1, Math.abs(time) * factor) * 1.000000001)) + exponent;
    return timeUnits[Math.max(0, Math.min(timeUnits.length - 1, Math.ceil(-magnitude / 3)))] ?? "s";
  }

  /** A time such as `83.334 ns`, with all of its digits. */
  text(time: number, unit = this.unitOf(time)): string {
    return `${this.number(time, unit)} ${unit}`;
  }

  number(time: number, unit: TimeUnit): string {
    const { factor, exponent } = this.timescale;
    // Powers of ten below 1 are not exact, so divide by the ones above.
    const places = -3 * timeUnits.indexOf(unit) - exponent;
    const value = places >= 0 ? (time * factor) / 10 ** places : time * factor * 10 ** -places;
    const digits = Math.max(0, Math.min(18, places));
    const known = this.#numbers.get(digits) ?? new Intl.NumberFormat(this.locale, { maximumFractionDigits: digits });
    this.#numbers.set(digits, known);
    return known.format(value);
  }

  /** The frequency for a duration: `20 MHz`. */
  frequency(time: number): string {
    const hertz = 1 / (Math.abs(time) * this.timescale.factor * 10 ** this.timescale.exponent);
    const prefixes = ["", "k", "M", "G", "T", "P"];
    const step = Math.max(0, Math.min(prefixes.length - 1, Math.floor(Math.log10(hertz * 1.000000001) / 3)));
    const value = hertz / 10 ** (3 * step);
    return `${new Intl.NumberFormat(this.locale, { maximumSignificantDigits: 6 }).format(value)} ${prefixes[step]}Hz`;
  }
}

const written = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*([munpfµμ]?s)?\s*$/i;

/** Reads `83.3 ns`. A number without a unit counts steps of the file's time. Undefined for anything else. */
export function parseTime(text: string, { factor, exponent }: Timescale): number | undefined {
  const [, number, unit] = written.exec(text) ?? [];
  if (number === undefined) return undefined;
  if (unit === undefined) return Math.round(Number(number));
  const at = timeUnits.indexOf(unit.toLowerCase().replace(/^[uμ]/, "µ") as TimeUnit);
  const places = -3 * at - exponent;
  const time = places >= 0 ? Number(number) * 10 ** places : Number(number) / 10 ** -places;
  return Math.round(time / factor);
}

/** Terms to choose from, in years: of a renewal, and of a purchase, whose first year is included and whose rest is renewal. */
export const termYears = [1, 2, 3, 4, 5] as const;

/** The longest term, in years. */
export const longestYears = 5;

/** The term that is labelled with a special price. */
export const specialPriceYears = 5;

/** So many licenses of a kind at most. */
export const maxLicenseCount = 100;

/** Problems of a typed number of licenses. */
export type CountError = "missing" | "not-whole" | "too-few" | "too-many";

/** The first thing wrong with it, or undefined. */
export function countError(text: string): CountError | undefined {
  const typed = text.trim();
  if (typed === "") return "missing";
  if (!/^-?\d+$/.test(typed)) return "not-whole";
  const count = Number(typed);
  if (count < 1) return "too-few";
  return count > maxLicenseCount ? "too-many" : undefined;
}

/** The fields by which rows of the cart are alike. */
export interface CartGroup {
  readonly type: string;
  readonly license: { readonly guid: string } | null;
  readonly duration: number;
  readonly license_duration_measurement_unit: string;
  readonly online_compile: boolean;
  readonly license_type: string;
}

/** The same text for all rows of a group, and another for any other: ids come and go with the quantity. */
export function cartGroupKey({
  type,
  license,
  duration,
  license_duration_measurement_unit: unit,
  online_compile: isOnline,
  license_type,
}: CartGroup): string {
  return [type, license?.guid ?? "", duration, unit, isOnline, license_type].join(" ");
}

/** The terms to choose from, in years. In a purchase, the first year is included and the other years are a renewal. */
export const termYears = [1, 2, 3, 4, 5] as const;

/** The longest term, in years. */
export const longestYears = 5;

/** The term, in years, that is labeled with a special price. */
export const specialPriceYears = 5;

/** The most licenses of one kind that the cart can hold. */
export const maxLicenseCount = 100;

/** Problems of a typed number of licenses. */
export type CountError = "missing" | "not-whole" | "too-few" | "too-many";

/** The first problem of a typed quantity. Undefined if it is valid. */
export function countError(text: string): CountError | undefined {
  const typed = text.trim();
  if (typed === "") return "missing";
  if (!/^-?\d+$/.test(typed)) return "not-whole";
  const count = Number(typed);
  if (count < 1) return "too-few";
  return count > maxLicenseCount ? "too-many" : undefined;
}

/** The fields by which cart rows are grouped. */
export interface CartGroup {
  readonly type: string;
  readonly license: { readonly guid: string } | null;
  readonly duration: number;
  readonly license_duration_measurement_unit: string;
  readonly online_compile: boolean;
  readonly license_type: string;
}

/** The same key for all rows of a group. It contains no row ids, because they change with the quantity. */
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

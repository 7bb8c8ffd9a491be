import { knownChoice } from "../../../forms/filters/known-choice";
import { useListState } from "../../../navigation/use-list-state";
import { expiryWindows, typeFilters } from "./license-filters";

export const licenseFilterDefaults = { expiry: "all", type: "all" };

/** The filters of a license table, which the address keeps. */
export function useLicenseFilters(prefix: string) {
  const [{ expiry, type }, setFilter] = useListState(prefix, licenseFilterDefaults);
  return {
    expiry: knownChoice(expiryWindows, expiry, "all"),
    type: knownChoice(typeFilters, type, "all"),
    setFilter,
  };
}

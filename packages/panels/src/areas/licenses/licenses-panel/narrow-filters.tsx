import type { ReactNode } from "react";
import { FilterButton } from "../../../forms/filters/filter-button";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { expiryWindows, type LicenseFilterBarProps, typeFilters } from "./license-filters";

/** The filters of a license table in a narrow panel. */
export function NarrowFilters({ expiry, type, count, onChange }: LicenseFilterBarProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const options = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  const filters = [
    { id: "expiry", label: texts.filterExpiry, value: expiry, options: options(expiryWindows, texts.expiryFilter) },
    { id: "type", label: texts.filterType, value: type, options: options(typeFilters, texts.typeFilter) },
  ].map((filter) => ({ ...filter, initial: "all" }));
  return <FilterButton filters={filters} count={count} onChange={(id, value) => onChange({ [id]: value })} />;
}

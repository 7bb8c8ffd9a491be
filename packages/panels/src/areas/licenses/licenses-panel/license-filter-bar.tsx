import { lazyModule, NativeSelect, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { useMediaQuery } from "../../../portal/use-media-query";
import { licensesMessages } from "../licenses.messages";
import { expiryWindows, typeFilters } from "./license-filters";

export interface LicenseFilterBarProps {
  readonly expiry: string;
  readonly type: string;
  /** Licenses that the filters leave. */
  readonly count: number;
  readonly onChange: (change: { expiry?: string; type?: string }) => void;
}

const narrowFilters = lazyModule(() => import("../../../forms/filters/filter-button"));

/** The filters of a license list, expiry window and type: selects above the table, one button on phones. */
export function LicenseFilterBar({ expiry, type, count, onChange }: LicenseFilterBarProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const [isMissing, setMissing] = useState(false);
  const isNarrow = useMediaQuery("(width < 480px)", false) && !isMissing;
  const narrow = useLazyModule(narrowFilters, isNarrow, () => setMissing(true));
  const filters = [
    { id: "expiry", label: texts.filterExpiry, value: expiry, values: expiryWindows, names: texts.expiryFilter },
    { id: "type", label: texts.filterType, value: type, values: typeFilters, names: texts.typeFilter },
  ].map(({ values, names, ...filter }) => ({
    ...filter,
    initial: "all",
    options: values.map((value) => ({ value, label: names[value] ?? value })),
  }));
  // Until it comes, the search has the line for itself.
  if (isNarrow)
    return (
      narrow && (
        <narrow.FilterButton
          filters={filters}
          showText={texts.showFiltered(count)}
          onChange={(id, value) => onChange({ [id]: value })}
        />
      )
    );
  return filters.map(({ id, label, value, options }) => (
    <NativeSelect
      key={id}
      label={label}
      isLabelHidden
      value={value}
      options={options}
      onChange={(chosen) => onChange({ [id]: chosen })}
    />
  ));
}

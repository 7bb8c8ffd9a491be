import { lazyModule, NativeSelect, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useRef, useState } from "react";
import { useIsNarrow } from "../../../forms/filters/use-is-narrow";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { expiryWindows, type LicenseFilterBarProps, typeFilters } from "./license-filters";

const narrowFilters = /* @__PURE__ */ lazyModule(() => import("./narrow-filters"));

/** The filters of a license table, by expiry and type: two selects, or one button in a narrow panel. */
export function LicenseFilterBar(props: LicenseFilterBarProps): ReactNode {
  const { expiry, type, onChange } = props;
  const texts = useMessages(licensesMessages);
  const place = useRef<HTMLSpanElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isNarrow = useIsNarrow(place);
  const isSheet = isNarrow === true && !isMissing;
  const narrow = useLazyModule(narrowFilters, isSheet, () => setMissing(true));
  const marker = <span ref={place} hidden />;
  // Until the width is measured or the code is loaded, the search takes the whole line.
  if (isNarrow === undefined || isSheet)
    return (
      <>
        {marker}
        {isSheet && narrow && <narrow.NarrowFilters {...props} />}
      </>
    );
  return (
    <>
      {marker}
      <NativeSelect
        label={texts.filterExpiry}
        isLabelHidden
        value={expiry}
        options={expiryWindows.map((value) => ({ value, label: texts.expiryFilter[value] ?? value }))}
        onChange={(value) => onChange({ expiry: value })}
      />
      <NativeSelect
        label={texts.filterType}
        isLabelHidden
        value={type}
        options={typeFilters.map((value) => ({ value, label: texts.typeFilter[value] ?? value }))}
        onChange={(value) => onChange({ type: value })}
      />
    </>
  );
}

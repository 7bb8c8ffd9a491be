import { lazyModule, NativeSelect, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { expiryWindows, type LicenseFilterBarProps, typeFilters } from "./license-filters";

const narrowFilters = /* @__PURE__ */ lazyModule(() => import("./narrow-filters"));

/** The filters of a license table, expiry window and type: selects, on phones one button. */
export function LicenseFilterBar(props: LicenseFilterBarProps): ReactNode {
  const { expiry, type, onChange } = props;
  const texts = useMessages(licensesMessages);
  // It is above rows, which are never rendered on a server.
  const [isNarrow, setNarrow] = useState(() => matchMedia("(width < 480px)").matches);
  const narrow = useLazyModule(narrowFilters, isNarrow, () => setNarrow(false));
  // Until it comes, the search has the line for itself.
  if (isNarrow) return narrow && <narrow.NarrowFilters {...props} />;
  return (
    <>
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

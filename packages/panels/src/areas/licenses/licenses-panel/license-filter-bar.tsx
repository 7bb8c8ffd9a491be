import { NativeSelect } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";
import { expiryWindows, typeFilters } from "./license-filters";

export interface LicenseFilterBarProps {
  readonly expiry: string;
  readonly type: string;
  readonly onChange: (change: { expiry?: string; type?: string }) => void;
}

/** The selects above a license table: expiry window and type. */
export function LicenseFilterBar({ expiry, type, onChange }: LicenseFilterBarProps): ReactNode {
  const texts = useMessages(licensesMessages);
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

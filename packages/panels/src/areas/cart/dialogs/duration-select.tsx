import { specialPriceYears, termYears } from "@gatehouse/contract/cart";
import { Select } from "@gatehouse/design/select";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";

export interface DurationSelectProps {
  /** Null while none is chosen. */
  readonly years: number | null;
  readonly onChange: (years: number) => void;
  readonly description?: string;
  readonly error?: string;
}

/** A term of 1 to 5 years, the longest at a special price. */
export function DurationSelect({ years, onChange, description, error }: DurationSelectProps): ReactNode {
  const texts = useMessages(cartMessages);
  return (
    <Select
      label={texts.duration}
      isRequired
      placeholder={texts.durationPlaceholder}
      description={description}
      error={error}
      value={years === null ? null : String(years)}
      onChange={(value) => onChange(Number(value))}
      options={termYears.map((term) => ({
        id: String(term),
        label: texts.years(term),
        hint: term === specialPriceYears ? texts.specialPrice : undefined,
      }))}
    />
  );
}

import { type CartRow, countError, maxLicenseCount } from "@gatehouse/contract/cart";
import { Button, MinusIcon, PlusIcon, TextField } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import { itemText } from "./item-text";

export interface QuantityFieldProps {
  readonly row: CartRow;
  /** @param onSettled called once the quantity is accepted or refused. */
  readonly onChange: (row: CartRow, quantity: number, onSettled: (quantity: number) => void) => void;
  /** Called when the typed quantity is invalid. Valid values typed on the way to it must not count. */
  readonly onInvalid: (row: CartRow) => void;
}

/** A row's quantity, editable in place. An invalid number stays as typed and shows the reason. */
export function QuantityField({ row, onChange, onInvalid }: QuantityFieldProps): ReactNode {
  const texts = useMessages(cartMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const item = itemText(row, texts);
  const shown = typed ?? String(row.quantity);
  const error = countError(shown);
  // The base for the step buttons. Presses may outpace rendering, and the row may still show the server's old value.
  const latest = useRef(row.quantity);
  const isWanted = typed !== null && error === undefined;
  useLayoutEffect(() => {
    if (!isWanted) latest.current = row.quantity;
  }, [row.quantity, isWanted]);
  const change = (text: string) => {
    setTyped(text);
    if (countError(text) !== undefined) return onInvalid(row);
    latest.current = Number(text);
    onChange(row, latest.current, () => setTyped((now) => (now === text ? null : now)));
  };
  const step = (by: 1 | -1) => {
    const next = latest.current + by;
    if (next >= 1 && next <= maxLicenseCount) change(String(next));
  };
  return (
    <Frame className="gh-quantity">
      <Button
        iconOnly
        size="sm"
        aria-label={texts.fewer(item)}
        icon={<MinusIcon />}
        disabledReason={row.quantity <= 1 ? texts.countErrors["too-few"] : undefined}
        onPress={() => step(-1)}
      />
      <TextField
        label={texts.quantityOf(item)}
        isLabelHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={shown}
        onChange={change}
        error={error && texts.countErrors[error]}
      />
      <Button
        iconOnly
        size="sm"
        aria-label={texts.more(item)}
        icon={<PlusIcon />}
        disabledReason={row.quantity >= maxLicenseCount ? texts.countErrors["too-many"] : undefined}
        onPress={() => step(1)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-grid;
  grid-template-columns: auto 4.6em auto minmax(0, 1fr);
  column-gap: var(--gh-space-1);
  max-width: 18em;
  .gh-field { display: contents; }
  .gh-field-group { grid-column: 2; }
  .gh-field + .gh-button { grid-area: 1 / 3; }
  .gh-field-notes { grid-area: 2 / 1 / auto / -1; margin: 0; }
  .gh-input { min-height: 1.857em; padding-block: 0; text-align: end; }
`;

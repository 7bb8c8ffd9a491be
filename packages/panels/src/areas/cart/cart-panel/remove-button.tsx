import type { CartRow } from "@gatehouse/contract/cart";
import { Button, TrashIcon } from "@gatehouse/design";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import { itemText } from "./item-text";
import { useRemoveRow } from "./use-remove-row";

export interface RemoveButtonProps {
  readonly row: CartRow;
  /** Discards the row's edits before it is removed. Returns the single rows behind it. */
  readonly onRemove: (row: CartRow) => Promise<readonly number[]>;
  /** Called when the button is removed while it has the focus. */
  readonly onFocusLost: () => void;
}

/** The button that removes its row from the cart. */
export function RemoveButton({ row, onRemove, onFocusLost }: RemoveButtonProps): ReactNode {
  const texts = useMessages(cartMessages);
  const ref = useRef<HTMLElement>(null);
  const remove = useRemoveRow(onRemove);
  useLayoutEffect(
    () => () => {
      // Wait until the whole change is committed, so that the element to focus is in place.
      if (ref.current?.matches(":focus")) queueMicrotask(onFocusLost);
    },
    [onFocusLost],
  );
  return (
    <Button
      ref={ref}
      iconOnly
      size="sm"
      variant="quiet"
      icon={<TrashIcon />}
      aria-label={texts.remove(itemText(row, texts))}
      isPending={remove.isPending}
      onPress={() => void remove.run(row)}
    />
  );
}

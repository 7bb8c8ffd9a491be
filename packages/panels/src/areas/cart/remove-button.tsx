import { cart, type CartRow } from "@gatehouse/contract/cart";
import { Button, TrashIcon } from "@gatehouse/design";
import { type ReactNode, useRef } from "react";
import { useAction } from "../../data/use-action";
import { usePortal } from "../../provider/portal-context";
import { useCartChanged } from "./cart-changes";
import type { CartTexts } from "./cart.messages";
import { itemText } from "./item-text";

export interface RemoveButtonProps {
  readonly row: CartRow;
  readonly texts: CartTexts;
  /** The row is about to go: what was wanted of it does not count any more. */
  readonly onRemove: (row: CartRow) => void;
  /** The button goes with its row; told if it has the focus. */
  readonly onFocusLost: () => void;
}

/** Takes a row out of the cart, with all single rows behind it. */
export function RemoveButton({ row, texts, onRemove, onFocusLost }: RemoveButtonProps): ReactNode {
  const { emit } = usePortal();
  const changed = useCartChanged();
  const ref = useRef<HTMLElement>(null);
  const remove = useAction(cart.remove, {
    failure: texts.failedRemove,
    onSuccess: () => {
      emit({ type: "cart.row-removed" });
      if (ref.current?.matches(":focus")) onFocusLost();
      void changed();
    },
    onFailure: () => void changed(),
  });
  const onPress = () => {
    onRemove(row);
    remove.run({ body: { ids: row.rows_ids } });
  };
  return <Button ref={ref} iconOnly size="sm" variant="quiet" icon={<TrashIcon />} aria-label={texts.remove(itemText(row, texts))} isPending={remove.isPending} onPress={onPress} />;
}

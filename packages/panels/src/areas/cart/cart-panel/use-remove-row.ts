import { cart, type CartRow } from "@gatehouse/contract/cart";
import { useState } from "react";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findRemoved } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import { useCartChanged } from "../cart-changes";

/** Takes a row out of the cart, with all single rows behind it. @param onRemove ends its edits, and tells which rows that are. */
export function useRemoveRow(onRemove: (row: CartRow) => Promise<readonly number[]>) {
  const [isEnding, setEnding] = useState(false);
  const texts = useMessages(cartMessages);
  const { emit } = usePortal();
  const { announce } = useCartChanged();
  const remove = useAction(cart.remove, {
    failure: texts.failedRemove,
    unconfirmed: texts.unconfirmedChange,
    findDone: findRemoved,
    // Until the row is gone it could be removed once more.
    isPendingUntilRefetched: true,
    onSuccess: () => emit({ type: "cart.row-removed" }),
    onSettled: announce,
  });
  const run = async (row: CartRow): Promise<void> => {
    setEnding(true);
    const ids = await onRemove(row);
    setEnding(false);
    remove.run({ body: { ids: [...ids] } });
  };
  return { run, isPending: isEnding || remove.isPending };
}

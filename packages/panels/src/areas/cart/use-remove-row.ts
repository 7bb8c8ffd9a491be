import { cart, type CartRow } from "@gatehouse/contract/cart";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { useCartChanged } from "./cart-changes";
import { cartMessages } from "./cart.messages";
import { findRemoved } from "./find-done";

/** Takes a row out of the cart, with all single rows behind it. */
export function useRemoveRow() {
  const texts = useMessages(cartMessages);
  const { emit } = usePortal();
  const changed = useCartChanged();
  const remove = useAction(cart.remove, {
    failure: texts.failedRemove,
    findDone: findRemoved,
    onSuccess: () => {
      emit({ type: "cart.row-removed" });
      // Until the row is gone it could be removed once more.
      return changed();
    },
    onFailure: () => void changed(),
  });
  const run = (row: CartRow) => remove.run({ body: { ids: row.rows_ids } });
  return { run, isPending: remove.isPending };
}

import { cart, type CartRow } from "@gatehouse/contract/cart";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { useCartChanged } from "./cart-changes";
import { cartMessages } from "./cart.messages";

/** Takes a row out of the cart, with all single rows behind it. */
export function useRemoveRow() {
  const texts = useMessages(cartMessages);
  const { emit } = usePortal();
  const changed = useCartChanged();
  const remove = useAction(cart.remove, {
    failure: texts.failedRemove,
    onSuccess: () => {
      emit({ type: "cart.row-removed" });
      void changed();
    },
    onFailure: () => void changed(),
  });
  const run = (row: CartRow) => remove.run({ body: { ids: row.rows_ids } });
  return { run, isPending: remove.isPending };
}

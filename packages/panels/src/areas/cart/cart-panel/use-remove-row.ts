import { cart, type CartRow } from "@gatehouse/contract/cart";
import { useState } from "react";
import { type Send, useAction } from "../../../data/use-action";
import { useUndoStep } from "../../../data/use-undo-step";
import { withReason } from "../../../data/with-reason";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { addLicenses } from "../add-licenses";
import { useCartChanged } from "../cart-changes";
import { findRemoved, findRenewalAdded } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import { kindOf } from "../license-kind";
import { itemText } from "./item-text";

interface Removal {
  readonly row: CartRow;
  /** The ids of the single rows behind `row`. */
  readonly ids: readonly number[];
}

/**
 * Removes a row from the cart, with all single rows behind it, and offers to put it back.
 * @param onRemove discards the row's edits, and returns the single rows behind it.
 */
export function useRemoveRow(onRemove: (row: CartRow) => Promise<readonly number[]>) {
  const [isEnding, setEnding] = useState(false);
  const texts = useMessages(cartMessages);
  const { emit } = usePortal();
  const { announce } = useCartChanged();
  const undoStep = useUndoStep();
  const putBack = usePutBack();
  const remove = useAction(
    (send, { ids }: Removal) => send(cart.remove, { body: { ids: [...ids] } }, { findDone: findRemoved }),
    {
      success: (_, { row }) => texts.removed(itemText(row, texts)),
      next: (_, removal) =>
        isKnown(removal.row) ? undoStep(texts.undo, () => putBack.runQueued(removal), texts.failedPutBack) : undefined,
      failure: texts.failedRemove,
      unconfirmed: texts.unconfirmedChange,
      // Stay pending until the row disappears. Otherwise it could be removed a second time.
      isPendingUntilRefetched: true,
      onSuccess: () => emit({ type: "cart.row-removed" }),
      onSettled: announce,
    },
  );
  const run = async (row: CartRow): Promise<void> => {
    setEnding(true);
    const ids = await onRemove(row);
    setEnding(false);
    remove.run({ row, ids });
  };
  return { run, isPending: isEnding || remove.isPending };
}

function usePutBack() {
  const { client, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const { announce } = useCartChanged();
  const restore = (send: Send, { row, ids }: Removal): Promise<unknown> => {
    const kind = kindOf(row);
    if (kind.type === "pur") return addLicenses(client, send, kind, ids.length, texts.tooManyInAll);
    const { license, ...fields } = kind;
    return send(
      cart.addRenewal,
      { body: { ...fields, type: "ren", license: license ?? "" } },
      { findDone: findRenewalAdded },
    );
  };
  return useAction(restore, {
    success: texts.putBack,
    failure: (error) => withReason(texts.failedPutBack, error),
    unconfirmed: texts.unconfirmedChange,
    onSuccess: (_, { row, ids }) =>
      emit({ type: "cart.row-added", kind: row.type === "ren" ? "renewal" : "purchase", quantity: ids.length }),
    onSettled: announce,
  });
}

/* Types that this version doesn't know can't be written back. */
const isKnown = ({ type, license, license_type }: CartRow) =>
  license_type !== "unknown" && (type === "ren" ? license !== null : type === "pur");

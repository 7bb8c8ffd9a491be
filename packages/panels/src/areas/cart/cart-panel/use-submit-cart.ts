import { cart, type CartRow } from "@gatehouse/contract/cart";
import { useState } from "react";
import { useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useNextStep } from "../../../navigation/use-next-step";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findSubmitted } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import { useCartChanged } from "../cart-changes";
import type { QuantityEdits } from "./quantity-edits";

/**
 * Makes an order of the cart. Tried again after a lost response it is the same submission, and makes no second order.
 * @param onRefused called when a visible quantity was refused. Nothing is ordered then.
 */
export function useSubmitCart(
  rows: readonly CartRow[],
  edits: QuantityEdits,
  onSubmitted: () => void,
  onRefused?: () => void,
) {
  const texts = useMessages(cartMessages);
  const { emit } = usePortal();
  const nextStep = useNextStep();
  const { announce } = useCartChanged();
  // As it was when the submission began: after a lost response the cart may be empty, and what was meant is still the same.
  const [submitted] = useState(rows);
  const [isPending, setPending] = useState(false);
  const submit = useAction(cart.submit, {
    success: texts.submitSuccess,
    next: ({ guid }) => nextStep(texts.viewOrder, screenTarget("order", { orderGuid: guid })),
    failure: texts.failedSubmit,
    unconfirmed: texts.unconfirmedSubmit,
    findDone: findSubmitted,
    intent: submitted.flatMap((row) => row.rows_ids).join(),
    onSuccess: ({ guid }) => {
      setPending(false);
      emit({ type: "order.submitted", orderGuid: guid });
      onSubmitted();
    },
    onFailure: () => setPending(false),
    onSettled: announce,
  });
  // The order is to hold the quantities that are seen, which may still be on their way.
  const run = () => {
    setPending(true);
    void edits.flush().then((isAllTaken) => {
      if (isAllTaken) return submit.run({});
      setPending(false);
      onRefused?.();
    });
  };
  return { submitted, run, isPending };
}

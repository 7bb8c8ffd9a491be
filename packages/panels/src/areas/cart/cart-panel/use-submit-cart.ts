import { cart, cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import { useEffect, useRef, useState } from "react";
import { ChangedMeanwhileError } from "../../../data/changed-meanwhile-error";
import { isResponseLost } from "../../../data/lost-response";
import { type Send, useAction } from "../../../data/use-action";
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
 * All rows of the cart are ordered, so one that was changed elsewhere is shown first.
 * @param onRefused called when a visible quantity was refused, or the cart is empty by now. Nothing is ordered then.
 */
export function useSubmitCart(
  rows: readonly CartRow[],
  edits: QuantityEdits,
  onSubmitted: () => void,
  onRefused?: () => void,
) {
  const texts = useMessages(cartMessages);
  const { client, emit, notify } = usePortal();
  const nextStep = useNextStep();
  const { announce, refresh } = useCartChanged();
  // As it was when the submission began: after a lost response the cart may be empty, and what was meant is still the same.
  const [submitted, setSubmitted] = useState(rows);
  const [isPending, setPending] = useState(false);
  const mayBeDone = useRef(false);
  const showIfChanged = async () => {
    const now = (await client.call(cart.list).catch(() => undefined))?.results;
    if (now === undefined || orderText(now) === orderText(submitted)) return;
    // An earlier try may have emptied it. The next one looks for its order first.
    if (mayBeDone.current && now.length === 0) return;
    setSubmitted(now);
    await refresh();
    throw new ChangedMeanwhileError();
  };
  const submit = useAction(
    async (send: Send) => {
      await showIfChanged();
      const intent = submitted.flatMap((row) => row.rows_ids).join();
      try {
        return await send(cart.submit, {}, { findDone: findSubmitted, intent });
      } catch (error) {
        mayBeDone.current ||= isResponseLost(error);
        throw error;
      }
    },
    {
      success: texts.submitSuccess,
      next: ({ guid }) => nextStep(texts.viewOrder, screenTarget("order", { orderGuid: guid })),
      failure: (error) => (error instanceof ChangedMeanwhileError ? undefined : texts.failedSubmit),
      unconfirmed: texts.unconfirmedSubmit,
      onSuccess: ({ guid }) => {
        setPending(false);
        emit({ type: "order.submitted", orderGuid: guid });
        onSubmitted();
      },
      onFailure: () => setPending(false),
      onSettled: announce,
    },
  );
  const isChanged = submit.error instanceof ChangedMeanwhileError;
  const isEmptied = isChanged && submitted.length === 0;
  useEffect(() => {
    if (!isEmptied) return;
    notify({ tone: "info", text: texts.changedElsewhere });
    onRefused?.();
  }, [isEmptied, notify, texts, onRefused]);
  // The order is to hold the quantities that are seen, which may still be on their way.
  const run = () => {
    setPending(true);
    void edits.flush().then((isAllTaken) => {
      if (isAllTaken) return submit.run(undefined);
      setPending(false);
      onRefused?.();
    });
  };
  return { submitted, run, isPending, isChanged };
}

/** What an order of these rows contains. Single rows come and go with the quantity. */
const orderText = (rows: readonly CartRow[]) =>
  rows
    .map((row) => `${cartGroupKey(row)} ${row.quantity}`)
    .sort()
    .join();

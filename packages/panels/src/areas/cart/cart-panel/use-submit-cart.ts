import { cart, cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import { useEffect, useRef, useState } from "react";
import { ChangedMeanwhileError } from "../../../data/changed-meanwhile-error";
import { isResponseLost } from "../../../data/lost-response";
import { type Send, useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useNextStep } from "../../../navigation/use-next-step";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useCartChanged } from "../cart-changes";
import { findSubmitted } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import type { QuantityEdits } from "./quantity-edits";

/**
 * Submits the cart as an order. A retry after a lost response is the same submission, and makes no second order. An
 * order takes all rows of the cart, so rows changed elsewhere are shown first.
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
  // Keep the rows from the start of the submission. After a lost response, the cart may already be empty.
  const [submitted, setSubmitted] = useState(rows);
  const [isPending, setPending] = useState(false);
  const mayBeDone = useRef(false);
  const showIfChanged = async () => {
    const now = (await client.call(cart.list).catch(() => undefined))?.results;
    if (now === undefined || orderText(now) === orderText(submitted)) return;
    // An earlier attempt may have emptied the cart. The next attempt looks for its order first.
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
  // Save pending quantities first, so that the order contains the quantities on screen.
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

/** Describes what an order of these rows contains. It leaves out the single rows, which change with the quantity. */
const orderText = (rows: readonly CartRow[]) =>
  rows
    .map((row) => `${cartGroupKey(row)} ${row.quantity}`)
    .sort()
    .join();

import { cart, cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { orders } from "@gatehouse/contract/orders";
import {
  type CartStep,
  type HeldCart,
  newCount,
  newYears,
  purchaseRows,
  toRenew,
  wantedQuantity,
} from "@gatehouse/story-kit/models/cart-model";
import { choiceOf, type ModelTab } from "@gatehouse/story-kit/models/model-tabs";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { QuantityEdits } from "../areas/cart/cart-panel/quantity-edits";
import { useQuantityEdits } from "../areas/cart/cart-panel/use-quantity-edits";
import { useRemoveRow } from "../areas/cart/cart-panel/use-remove-row";
import { useSubmitCart } from "../areas/cart/cart-panel/use-submit-cart";
import { useAddLicenses } from "../areas/cart/dialogs/use-add-licenses";
import { useAddRenewals } from "../areas/cart/dialogs/use-add-renewals";
import { useEndpoint } from "../data/use-endpoint";
import { usePortal } from "../portal/portal-context";

/** A tab of the model-based test of the cart. */
export interface CartTab extends ModelTab<HeldCart> {
  edits: QuantityEdits;
  /** Submit dialogs that were opened since the run began. */
  submissions: number;
  failedSubmission: string | undefined;
  act: (step: CartStep) => void;
  /** The remove functions by row. */
  readonly remove: Map<string, () => void>;
  readonly removing: Promise<void>[];
  submit: () => void;
}

const nothing = () => undefined;

/** Sends the requests of the cart's panel and dialogs, including their refetches, but renders nothing. */
export function CartCalls({ tab }: { readonly tab: CartTab }): ReactNode {
  const portal = usePortal();
  const rows = useEndpoint(cart.list).data?.results;
  const count = useEndpoint(cart.count).data?.count;
  const owned = useEndpoint(licenses.list).data?.results;
  const submitted = useEndpoint(orders.list).data?.results;
  const edits = useQuantityEdits();
  const add = useAddLicenses(nothing);
  const renew = useAddRenewals(nothing);
  const [dialog, setDialog] = useState(0);
  const held: HeldCart = { rows, count, owned, orders: submitted };
  const act = (step: CartStep) => {
    const purchase = choiceOf(purchaseRows(held), step.first);
    const row = choiceOf(rows, step.first);
    const renewed = toRenew(held, step).flatMap(({ type, ...license }) => (type === "pro" ? { ...license, type } : []));
    if (step.action === "edit" && purchase) edits.change(purchase, wantedQuantity(step), nothing);
    if (step.action === "add") add.run({ years: newYears(step), count: newCount(step) });
    if (step.action === "renew" && renewed.length > 0) renew.run({ licenses: renewed, years: newYears(step) });
    if (step.action === "remove" && row) tab.remove.get(cartGroupKey(row))?.();
    if (step.action === "submit" && row) {
      flushSync(() => setDialog((before) => before + 1));
      tab.submissions += 1;
    }
    if (step.action === "submit again" || (step.action === "submit" && row)) tab.submit();
  };
  useEffect(() => {
    Object.assign(tab, { portal, edits, act, held });
  });
  return (
    rows && (
      <>
        {rows.map((row) => (
          <RemoveButton key={cartGroupKey(row)} tab={tab} row={row} edits={edits} />
        ))}
        <SubmitDialog key={dialog} tab={tab} rows={rows} edits={edits} />
      </>
    )
  );
}

function RemoveButton({
  tab,
  row,
  edits,
}: {
  readonly tab: CartTab;
  readonly row: CartRow;
  readonly edits: QuantityEdits;
}): null {
  const { run, isPending } = useRemoveRow((removed) => edits.drop(removed));
  const key = cartGroupKey(row);
  useEffect(() => {
    tab.remove.set(key, () => {
      if (isPending) return;
      tab.removing.push(run(row));
    });
    return () => void tab.remove.delete(key);
  });
  return null;
}

function SubmitDialog({
  tab,
  rows,
  edits,
}: {
  readonly tab: CartTab;
  readonly rows: readonly CartRow[];
  readonly edits: QuantityEdits;
}): null {
  const { run } = useSubmitCart(rows, edits, nothing);
  useEffect(() => {
    tab.submit = run;
  });
  return null;
}

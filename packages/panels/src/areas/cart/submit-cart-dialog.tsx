import { cart, type CartRow } from "@gatehouse/contract/cart";
import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/overlays";
import { type ReactNode, useState } from "react";
import { useAction } from "../../data/use-action";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { useCartChanged } from "./cart-changes";
import { cartMessages } from "./cart.messages";
import type { QuantityEdits } from "./quantity-edits";

export interface SubmitCartDialogProps {
  readonly rows: readonly CartRow[];
  readonly edits: QuantityEdits;
  readonly onClose: () => void;
}

/** Makes an order of the cart. Tried again after a lost answer it is the same submission, and makes no second order. */
export function SubmitCartDialog({ rows, edits, onClose }: SubmitCartDialogProps): ReactNode {
  const texts = useMessages(cartMessages);
  const { emit } = usePortal();
  const changed = useCartChanged();
  const goTo = useGoTo();
  // As it was when the dialog opened: after a lost answer the cart may be empty, and what was meant is still the same.
  const [submitted] = useState(rows);
  const submit = useAction(cart.submit, {
    success: texts.submitSuccess,
    failure: texts.failedSubmit,
    intent: submitted.flatMap((row) => row.rows_ids).join(),
    onSuccess: ({ guid }) => {
      emit({ type: "order.submitted", orderGuid: guid });
      onClose();
      void changed();
      goTo(screenTarget("orders"));
    },
    onFailure: () => void changed(),
  });
  // The order is to hold the quantities that are seen, which may still be on their way.
  const onSubmit = () => void edits.flush().then(() => submit.run({}));
  return (
    <Dialog
      title={texts.submitTitle}
      isOpen
      onOpenChange={onClose}
      isDismissDisabled={submit.isPending}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isPending={submit.isPending} onPress={onSubmit}>{texts.submit}</Button>
        </>
      }
    >
      <p>{texts.submitText(submitted.reduce((sum, row) => sum + row.quantity, 0))}</p>
    </Dialog>
  );
}

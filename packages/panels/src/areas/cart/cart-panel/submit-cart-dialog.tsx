import type { CartRow } from "@gatehouse/contract/cart";
import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { screenTarget } from "../../../navigation/screens";
import { useGoOn } from "../../../navigation/use-go-on";
import { useMessages } from "../../../portal/messages";
import { cartMessages } from "../cart.messages";
import type { QuantityEdits } from "./quantity-edits";
import { useSubmitCart } from "./use-submit-cart";

export interface SubmitCartDialogProps {
  readonly rows: readonly CartRow[];
  readonly edits: QuantityEdits;
  readonly onClose: () => void;
}

/** Confirms the submission of the cart, and goes to the orders afterwards. */
export function SubmitCartDialog({ rows, edits, onClose }: SubmitCartDialogProps): ReactNode {
  const texts = useMessages(cartMessages);
  const goOn = useGoOn();
  const onSubmitted = () => {
    onClose();
    goOn(screenTarget("orders"));
  };
  const submit = useSubmitCart(rows, edits, onSubmitted, onClose);
  return (
    <Dialog
      title={texts.submitTitle}
      onClose={onClose}
      isDismissDisabled={submit.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={submit.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isPending={submit.isPending} onPress={submit.run}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p role="status">
        {submit.isChanged && `${texts.changedElsewhere} `}
        {texts.submitText(submit.submitted.reduce((sum, row) => sum + row.quantity, 0))}
      </p>
    </Dialog>
  );
}

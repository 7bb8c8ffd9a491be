import { licenses } from "@gatehouse/contract/licenses";
import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import { type ReactNode, useState } from "react";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findRedeemed } from "../licenses.look-ups";
import { licensesMessages } from "../licenses.messages";
import { refusalText } from "./refusal-text";

/** Redeems a coupon. The server's answer, good or bad, is shown where the code was typed. */
export function RedeemCouponDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(licensesMessages);
  const { emit } = usePortal();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<"empty" | "hidden">();
  const redeem = useAction(licenses.redeemCoupon, {
    success: ({ detail }) => detail || texts.couponSuccess,
    unconfirmed: texts.couponUnconfirmed,
    findDone: findRedeemed,
    onSuccess: () => {
      emit({ type: "license.coupon-redeemed" });
      onClose();
    },
  });
  const onSubmit = () => {
    const trimmed = code.trim();
    const found = trimmed === "" ? "empty" : hasHiddenCharacters(code) ? "hidden" : undefined;
    setFault(found);
    if (found === undefined) redeem.run({ body: { coupon_code: trimmed } });
  };
  const refusal = refusalText(
    redeem,
    { refused: texts.couponFailed, unexpected: texts.couponUnexpected },
    "coupon_code",
  );
  const faults = { empty: texts.couponRequired, hidden: texts.couponHidden };
  return (
    <FormDialog
      title={texts.couponTitle}
      onSubmit={onSubmit}
      submitLabel={texts.couponSubmit}
      cancelLabel={texts.cancel}
      isPending={redeem.isPending}
      onClose={onClose}
    >
      <TextField
        label={texts.couponLabel}
        description={texts.couponDescription}
        isRequired
        isMono
        autoComplete="off"
        value={code}
        onChange={(value) => {
          setCode(value);
          setFault(undefined);
          if (redeem.error !== null) redeem.reset();
        }}
        error={fault === undefined ? refusal : faults[fault]}
      />
    </FormDialog>
  );
}

import { licenses } from "@gatehouse/contract/licenses";
import { TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/overlays";
import { type ReactNode, useState } from "react";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { licensesMessages } from "./licenses.messages";
import { refusalText } from "./refusal-text";
import { changedByNewLicense } from "./refresh";

/** Redeems a coupon. The server's answer, good or bad, is shown where the code was typed. */
export function RedeemCouponDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(licensesMessages);
  const { emit } = usePortal();
  const [code, setCode] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const redeem = useAction(licenses.redeemCoupon, {
    success: ({ detail }) => detail || texts.couponSuccess,
    refresh: changedByNewLicense,
    onSuccess: () => {
      emit({ type: "license.coupon-redeemed" });
      onClose();
    },
  });
  const onSubmit = () => {
    const trimmed = code.trim();
    setEmpty(trimmed === "");
    if (trimmed !== "") redeem.run({ body: { coupon_code: trimmed } });
  };
  const refusal = redeem.error && refusalText(redeem.error, { refused: texts.couponFailed, unexpected: texts.couponUnexpected }, "coupon_code");
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
          setEmpty(false);
          if (redeem.error !== null) redeem.reset();
        }}
        error={isEmpty ? texts.couponRequired : refusal}
      />
    </FormDialog>
  );
}

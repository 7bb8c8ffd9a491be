import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { IdentifiedText, TextField, useLazyModule } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { sendWhenLoaded } from "../../../data/send-when-loaded";
import { useAction } from "../../../data/use-action";
import { useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { couponMessages } from "./coupon.messages";
import { redeemCode } from "./redeem-code";
import { refusalText } from "./refusal-text";

/** The example code, exactly as the description contains it in every language. */
const codeExample = "RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX";

const redeemCoupon = sendWhenLoaded(redeemCode);

/** Redeems a coupon. A refusal shows on the field, and success in a toast. */
export function RedeemCouponDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(couponMessages);
  const { emit } = usePortal();
  // Loads while the user types.
  useLazyModule(redeemCode, true);
  const redeem = useAction(redeemCoupon, {
    success: ({ detail }) => detail || texts.couponSuccess,
    unconfirmed: texts.couponUnconfirmed,
    onSuccess: () => {
      emit({ type: "license.coupon-redeemed" });
      onClose();
    },
  });
  const form = useForm({
    initial: { coupon_code: "" },
    check: ({ coupon_code: code }) => ({
      coupon_code:
        code.trim() === "" ? texts.couponRequired : hasHiddenCharacters(code) ? texts.couponHidden : undefined,
    }),
    action: redeem,
    onSubmit: ({ coupon_code: code }) => redeem.run({ body: { coupon_code: code.trim() } }),
  });
  const refusal = refusalText(
    redeem,
    { refused: texts.couponFailed, unexpected: texts.couponUnexpected },
    "coupon_code",
  );
  const field = form.text("coupon_code");
  return (
    <FormDialog
      title={texts.couponTitle}
      onSubmit={form.submit}
      submitLabel={texts.couponSubmit}
      cancelLabel={texts.cancel}
      isPending={form.isPending}
      onClose={onClose}
    >
      <div ref={form.ref}>
        <TextField
          label={texts.couponLabel}
          description={<IdentifiedText ids={[codeExample]}>{texts.couponDescription}</IdentifiedText>}
          isRequired
          isMono
          autoComplete="off"
          {...field}
          onChange={(value) => {
            field.onChange(value);
            if (redeem.error !== null) redeem.reset();
          }}
          error={refusal ?? field.error}
        />
      </div>
    </FormDialog>
  );
}

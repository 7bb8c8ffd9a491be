import { CartIcon, CouponIcon, MenuButton, PlusIcon, TrialIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { licensesMessages } from "../licenses.messages";

export interface AddLicenseMenuProps {
  readonly onAddToCart: () => void;
  readonly onRedeemCoupon: () => void;
  /** Left out while no trial can be granted: the entry is then disabled and says why. */
  readonly onRequestTrial?: () => void;
}

/** The ways to a new license. */
export function AddLicenseMenu({ onAddToCart, onRedeemCoupon, onRequestTrial }: AddLicenseMenuProps): ReactNode {
  const texts = useMessages(licensesMessages);
  return (
    <MenuButton
      data-tour="add-license"
      variant="primary"
      collapse
      icon={<PlusIcon />}
      label={texts.addLicense}
      items={[
        { id: "cart", label: texts.addToCart, icon: <CartIcon />, onAction: onAddToCart },
        { id: "coupon", label: texts.redeemCoupon, icon: <CouponIcon />, onAction: onRedeemCoupon },
        {
          id: "trial",
          label: texts.requestTrial,
          icon: <TrialIcon />,
          onAction: onRequestTrial,
          disabledReason: onRequestTrial === undefined ? texts.trialNotGrantable : undefined,
        },
      ]}
    />
  );
}

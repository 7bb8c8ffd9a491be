import { CartIcon, CouponIcon, MenuButton, PlusIcon, TrialIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { providerMessages } from "../../../portal/provider.messages";
import { licensesMessages } from "../licenses.messages";

export interface AddLicenseMenuProps {
  readonly onAddToCart: () => void;
  readonly onRedeemCoupon: () => void;
  readonly onRequestTrial: () => void;
  /**
   * Checks if a trial can be granted. If not, the entry is disabled and gives the reason. If the check failed, the
   * entry repeats it.
   */
  readonly trial: EndpointResult<{ readonly trial_grantable: boolean }>;
}

/** The menu of ways to get a new license. */
export function AddLicenseMenu({
  onAddToCart,
  onRedeemCoupon,
  onRequestTrial,
  trial: { data, error, refetch },
}: AddLicenseMenuProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const { notLoaded } = useMessages(providerMessages);
  const hasFailed = !data && error;
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
          hint: hasFailed ? notLoaded : undefined,
          onAction: hasFailed ? () => void refetch() : onRequestTrial,
          isDisabled: !hasFailed && !data?.trial_grantable,
          disabledReason: data && (data.trial_grantable ? undefined : texts.trialNotGrantable),
        },
      ]}
    />
  );
}

import { isPortalError } from "@gatehouse/contract";
import { useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useNextStep } from "../../../navigation/use-next-step";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { addLicenses } from "../add-licenses";
import { useCartChanged } from "../cart-changes";
import { cartMessages } from "../cart.messages";
import type { LicenseKind } from "../license-kind";

interface NewLicenses {
  readonly years: number;
  readonly count: number;
}

/** Adds new PRO licenses to those already in the cart. */
export function useAddLicenses(onAdded: () => void) {
  const { client, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const nextStep = useNextStep();
  const { announce } = useCartChanged();
  return useAction(
    (send, { years, count }: NewLicenses) => addLicenses(client, send, newPro(years), count, texts.tooManyInAll),
    {
      success: texts.addSuccess,
      next: () => nextStep(texts.viewCart, screenTarget("shoppingCart")),
      failure: (error) => (isPortalError(error, "invalid") ? undefined : texts.failedAdd),
      unconfirmed: texts.unconfirmedChange,
      onSuccess: (_, { count }) => {
        emit({ type: "cart.row-added", kind: "purchase", quantity: count });
        onAdded();
      },
      onSettled: announce,
    },
  );
}

const newPro = (years: number): LicenseKind => ({
  type: "pur",
  license: null,
  duration: years,
  license_duration_measurement_unit: "years",
  online_compile: true,
  license_type: "pro",
});

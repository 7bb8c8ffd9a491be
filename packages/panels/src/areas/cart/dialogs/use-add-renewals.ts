import { isPortalError, serverMessage } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { useMemo, useState } from "react";
import { isUnconfirmed } from "../../../data/unconfirmed";
import { type Steps, useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useGoOn } from "../../../navigation/use-go-on";
import { useNextStep } from "../../../navigation/use-next-step";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useCartChanged } from "../cart-changes";
import { findRenewalAdded } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";

/** The fields of a license that its renewal needs. */
export interface RenewableLicense {
  readonly guid: string;
  readonly serial_number: string;
  readonly type: "smart" | "pro";
  readonly remote_services: boolean;
  readonly expiration_date: string | null;
}

export interface RenewalFailure {
  readonly license: RenewableLicense;
  /** The server's message, if it says what is wrong with this license. */
  readonly reason: string | undefined;
  /** Whether the response was lost, so that the renewal may be in the cart. */
  readonly isUnconfirmed: boolean;
}

interface Renewals {
  readonly licenses: readonly RenewableLicense[];
  readonly years: number;
  /** Whether to go to the cart afterwards. */
  readonly isCartNext?: boolean;
}

/**
 * Adds renewals to the cart one after another, even after a failure. Then opens the cart if `isCartNext`.
 * @param onAdded called if none failed.
 * @param onResult called with the guids of those that failed, after each attempt.
 */
export function useAddRenewals(onAdded: () => void, onResult?: (failed: readonly string[]) => void) {
  const { notify, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const nextStep = useNextStep();
  const goOn = useGoOn();
  const { announce } = useCartChanged();
  const [failures, setFailures] = useState<readonly RenewalFailure[]>([]);
  const addRenewals: Steps<Renewals, readonly RenewalFailure[]> = async (send, { licenses, years }) => {
    const failed: RenewalFailure[] = [];
    for (const license of licenses) {
      const { guid, type, remote_services: isOnline } = license;
      const body = {
        type: "ren",
        license: guid,
        duration: years,
        license_duration_measurement_unit: "years",
        online_compile: isOnline,
        license_type: type,
      } as const;
      try {
        await send(cart.addRenewal, { body }, { findDone: findRenewalAdded });
        emit({ type: "license.renew-requested", licenseGuid: guid, years });
        emit({ type: "cart.row-added", kind: "renewal", quantity: 1 });
      } catch (error) {
        if (isPortalError(error, "unauthenticated")) throw error;
        failed.push({
          license,
          reason: isPortalError(error, "server") ? undefined : serverMessage(error, "license"),
          isUnconfirmed: isUnconfirmed(error),
        });
      }
    }
    return failed;
  };
  const { run, isPending } = useAction(addRenewals, {
    success: (failed, { licenses }) => (failed.length > 0 ? undefined : texts.renewSuccess(licenses.length)),
    next: (_, { isCartNext }) => (isCartNext ? undefined : nextStep(texts.viewCart, screenTarget("shoppingCart"))),
    onSuccess: (failed, { isCartNext }) => {
      setFailures(failed);
      onResult?.(failed.map(({ license }) => license.guid));
      if (failed.length === 0) {
        onAdded();
        if (isCartNext) goOn(screenTarget("shoppingCart"));
        return;
      }
      const hint = failed.some((failure) => failure.isUnconfirmed) ? texts.unconfirmedChange : undefined;
      notify({ tone: "danger", text: texts.failedRenew, hint });
    },
    onSettled: announce,
  });
  // The form looks for the invalid field on each new error, so create one per result only.
  const error = useMemo(() => (failures.length > 0 ? new Error(texts.failedRenew) : null), [failures, texts]);
  return { run, isPending, error, failures };
}

import { isPortalError, serverMessage } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isUnconfirmed } from "../../../data/send-once";
import { useOneAtATime } from "../../../data/use-one-at-a-time";
import { useSendOnce } from "../../../data/use-send-once";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findRenewalAdded } from "../cart.look-ups";
import { cartMessages } from "../cart.messages";
import { useCartChanged } from "../cart-changes";

/** As much of a license as its renewal needs. */
export interface RenewableLicense {
  readonly guid: string;
  readonly serial_number: string;
  readonly type: "smart" | "pro";
  readonly remote_services: boolean;
  readonly expiration_date: string | null;
}

export interface RenewalFailure {
  readonly license: RenewableLicense;
  /** The server's own words, where it says what is wrong with this one. */
  readonly reason: string | undefined;
  /** Nobody can tell whether it is in the cart. */
  readonly isUnconfirmed: boolean;
}

interface Renewals {
  readonly licenses: readonly RenewableLicense[];
  readonly years: number;
}

/** Adds renewals to the cart one after the other, whatever becomes of each. @param onAdded told when none has failed. */
export function useAddRenewals(onAdded: () => void) {
  const { queryClient, notify, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const changed = useCartChanged();
  const sendOnce = useSendOnce();
  const [failures, setFailures] = useState<readonly RenewalFailure[]>([]);
  const mutation = useMutation(
    {
      mutationFn: async ({ licenses, years }: Renewals) => {
        const failed: RenewalFailure[] = [];
        for (const license of licenses) {
          const { guid, type, remote_services: isOnline } = license;
          const unit = "years";
          const body = {
            type: "ren",
            license: guid,
            duration: years,
            license_duration_measurement_unit: unit,
            online_compile: isOnline,
            license_type: type,
          } as const;
          try {
            await sendOnce(cart.addRenewal, { body }, { findDone: findRenewalAdded });
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
      },
      onSuccess: (failed, { licenses }) => {
        setFailures(failed);
        if (failed.length > 0) {
          const hint = failed.some((failure) => failure.isUnconfirmed) ? texts.unconfirmedChange : undefined;
          return notify({ tone: "danger", text: texts.failedRenew, hint });
        }
        notify({ tone: "success", text: texts.renewSuccess(licenses.length) });
        onAdded();
      },
      onSettled: () => void changed(),
    },
    queryClient,
  );
  const { run } = useOneAtATime(mutation);
  return { run, isPending: mutation.isPending, failures };
}

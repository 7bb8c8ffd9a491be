import { isPortalError, serverMessage } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { useCartChanged } from "./cart-changes";
import { cartMessages } from "./cart.messages";

/** As much of a licence as its renewal needs. */
export interface RenewableLicense {
  readonly guid: string;
  readonly serial_number: string;
  readonly type: "smart" | "pro";
  readonly remote_services: boolean;
}

export interface RenewalFailure {
  readonly license: RenewableLicense;
  /** The server's own words, where it has any. */
  readonly reason: string | undefined;
}

/** Adds renewals one after the other, whatever becomes of each. */
export function useAddRenewals(licenses: readonly RenewableLicense[], onAdded: () => void) {
  const { client, queryClient, notify, emit } = usePortal();
  const texts = useMessages(cartMessages);
  const changed = useCartChanged();
  const running = useRef(false);
  const [open, setOpen] = useState(licenses);
  const [failures, setFailures] = useState<readonly RenewalFailure[]>([]);
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: async (years: number) => {
        const failed: RenewalFailure[] = [];
        for (const license of open) {
          const error = await addRenewal(license, years).then(() => undefined, (failure: unknown) => failure);
          if (error === undefined) emit({ type: "cart.row-added", kind: "renewal", quantity: 1 });
          else if (isPortalError(error, "unauthenticated")) throw error;
          else failed.push({ license, reason: serverMessage(error, "license") });
        }
        return failed;
      },
    },
    queryClient,
  );
  const addRenewal = (license: RenewableLicense, years: number) =>
    client.call(cart.addRenewal, {
      body: {
        type: "ren", license: license.guid, duration: years, license_duration_measurement_unit: "years", online_compile: license.remote_services,
        license_type: license.type,
      },
    });
  const settle = (failed: readonly RenewalFailure[]) => {
    setFailures(failed);
    setOpen(failed.map(({ license }) => license));
    if (failed.length > 0) return;
    notify({ tone: "success", text: texts.renewSuccess(licenses.length) });
    onAdded();
  };
  const run = (years: number) => {
    if (running.current) return;
    running.current = true;
    void mutateAsync(years)
      .then(settle, () => setFailures(open.map((license) => ({ license, reason: undefined }))))
      .finally(() => {
        running.current = false;
        void changed();
      });
  };
  return { run, isPending, open, failures };
}

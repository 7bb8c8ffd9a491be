import { Button, RenewIcon } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef } from "react";
import { useAddRenewals } from "../dialogs/use-add-renewals";
import type { RenewNowProps } from "./renew-now-props";

// Most people renew for one year. The dialog of the license list offers other durations.
const years = 1;
const ignore = () => undefined;

/** Adds one-year renewals to the cart and opens the cart. */
export function RenewNowButton({ label, name, isPrimary, licenses, onFailure }: RenewNowProps): ReactNode {
  const { run, isPending, failures } = useAddRenewals(ignore);
  const [failure] = failures;
  const tell = useRef(onFailure);
  useEffect(() => {
    tell.current = onFailure;
  });
  useEffect(() => tell.current(failure?.reason), [failure]);
  // Renewals that were added before a failure are already in the cart.
  const open = failures.length > 0 ? failures.map(({ license }) => license) : licenses;
  return (
    <Button
      size="sm"
      variant={isPrimary ? "primary" : "secondary"}
      icon={<RenewIcon />}
      aria-label={name}
      isPending={isPending}
      onPress={() => run({ licenses: open, years, isCartNext: true })}
    >
      {label}
    </Button>
  );
}

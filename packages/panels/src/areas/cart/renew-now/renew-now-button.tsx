import { Button, RenewIcon } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef } from "react";
import { useAddRenewals } from "../dialogs/use-add-renewals";
import type { RenewNowProps } from "./renew-now-props";

// The most common choice. The list's dialog offers more.
const years = 1;
const ignore = () => undefined;

/** Puts renewals of one year into the cart and shows the cart. */
export function RenewNowButton({ label, name, isPrimary, licenses, onFailure }: RenewNowProps): ReactNode {
  const { run, isPending, failures } = useAddRenewals(ignore);
  const [failure] = failures;
  const tell = useRef(onFailure);
  useEffect(() => {
    tell.current = onFailure;
  });
  useEffect(() => tell.current(failure?.reason), [failure]);
  // Those that were added before one failed are in the cart already.
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

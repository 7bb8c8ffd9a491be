import { Button, lazyModule, RenewIcon, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import type { RenewNowProps } from "./renew-now-props";

const part = /* @__PURE__ */ lazyModule(() => import("./renew-now-button"));

/** Renews for one year with one press and opens the cart. The button's code loads after the page. */
export function RenewNow({ otherwise, ...props }: RenewNowProps): ReactNode {
  const [isMissing, setMissing] = useState(false);
  const loaded = useLazyModule(part, !isMissing, () => setMissing(true));
  if (isMissing) return otherwise;
  if (loaded !== undefined) return <loaded.RenewNowButton otherwise={otherwise} {...props} />;
  return (
    <Button
      size="sm"
      variant={props.isPrimary ? "primary" : "secondary"}
      icon={<RenewIcon />}
      aria-label={props.name}
      isDisabled
    >
      {props.label}
    </Button>
  );
}

import { type ReactNode, useEffect } from "react";
import { usePortal } from "../portal/portal-context";

/** Passes the portal context to the story. */
export function PortalWitness({
  onPortal,
}: {
  readonly onPortal: (portal: ReturnType<typeof usePortal>) => void;
}): ReactNode {
  const portal = usePortal();
  useEffect(() => onPortal(portal), [onPortal, portal]);
  return null;
}

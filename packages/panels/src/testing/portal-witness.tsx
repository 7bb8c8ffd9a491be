import { type ReactNode, useEffect } from "react";
import { usePortal } from "../portal/portal-context";

/** Gives the story the portal around a panel. */
export function PortalWitness({
  onPortal,
}: {
  readonly onPortal: (portal: ReturnType<typeof usePortal>) => void;
}): ReactNode {
  const portal = usePortal();
  useEffect(() => onPortal(portal), [onPortal, portal]);
  return null;
}

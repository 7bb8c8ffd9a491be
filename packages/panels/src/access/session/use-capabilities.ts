import { capabilitiesOf, type Capability } from "@gatehouse/contract/viewer";
import { useMemo } from "react";
import { usePortal } from "../../portal/portal-context";
import { useViewer } from "./use-viewer";

/** The capabilities of the signed-in user. Empty until the user is known. */
export function useCapabilities(): ReadonlySet<Capability> {
  const { groups: table } = usePortal();
  const groups = useViewer().data?.groups;
  return useMemo(() => capabilitiesOf(groups ?? [], table), [groups, table]);
}

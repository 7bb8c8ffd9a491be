import { usePortal } from "../portal/portal-context";
import { useShared } from "../portal/use-shared";

/** The server's time, the same in all panels of a provider. */
export function useNow(): number {
  return useShared(usePortal().now);
}

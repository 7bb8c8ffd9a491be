import { type ComponentType, useCallback, useState } from "react";
import { usePortal } from "./portal-context";

export interface OnDemand<Props> {
  /** The component while it is wanted and there. */
  readonly Shown: ComponentType<Props> | null;
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * A component that nothing on the page depends on, fetched when it is first wanted. One that cannot be fetched is reported and
 * not shown; wanting it again tries again. `load` stays the same function.
 */
export function useOnDemand<Props>(panel: string, load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const { emit } = usePortal();
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
  const show = useCallback(() => {
    load().then(
      (component) => setShown(() => component),
      (error: unknown) => emit({ type: "panel.failed", panel, error }),
    );
  }, [emit, panel, load]);
  const hide = useCallback(() => setShown(null), []);
  return { Shown, show, hide };
}

import { lazyModule, useLazyModule } from "@gatehouse/design";
import type { ComponentType, ReactNode } from "react";
import { useReportNotLoaded } from "./use-report-not-loaded";

interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. Without a connection, or once a newer version is served, that may fail:
 * the panel behind stays as it is, a toast says so, and opening it again tries again.
 */
export function lazyDialog<Props extends Closable>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const dialog = lazyModule(load);
  return function LazyDialog(props: Props): ReactNode {
    const report = useReportNotLoaded(name);
    const Loaded = useLazyModule(dialog, true, (error) => {
      report(error);
      props.onClose();
    });
    return Loaded && <Loaded {...props} />;
  };
}

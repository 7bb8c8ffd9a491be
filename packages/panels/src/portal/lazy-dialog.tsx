import { type LazyModule, lazyModule, RunningIcon, useLazyModule } from "@gatehouse/design";
import type { ComponentType, ReactNode } from "react";
import { useReportNotLoaded } from "./use-report-not-loaded";

interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog whose code loads when it is first opened. If that takes long, an arc turns in the middle. Loading fails
 * without a connection, or after a new version is deployed. Then the panel stays as it is, a toast reports it, and
 * opening the dialog again retries.
 */
export function lazyDialog<Props extends Closable>(
  name: string,
  load: (() => Promise<ComponentType<Props>>) | LazyModule<ComponentType<Props>>,
): ComponentType<Props> {
  const dialog = typeof load === "function" ? lazyModule(load) : load;
  return function LazyDialog(props: Props): ReactNode {
    const report = useReportNotLoaded(name);
    const Loaded = useLazyModule(dialog, true, (error) => {
      report(error);
      props.onClose();
    });
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <i className="gh-late">
        <RunningIcon spin />
      </i>
    );
  };
}

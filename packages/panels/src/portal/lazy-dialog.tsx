import { lazyModule, useLazyModule } from "@gatehouse/design";
import type { ComponentType, ReactNode } from "react";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";

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
    const { emit, notify } = usePortal();
    const texts = useMessages(providerMessages);
    const Loaded = useLazyModule(dialog, true, (error) => {
      emit({ type: "panel.failed", panel: name, error });
      notify({ tone: "danger", text: texts.notLoaded });
      props.onClose();
    });
    return Loaded && <Loaded {...props} />;
  };
}

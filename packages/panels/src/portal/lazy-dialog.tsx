import { type ComponentType, type ReactNode, useEffect, useReducer, useRef } from "react";
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
  let Loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props): ReactNode {
    const { emit, notify } = usePortal();
    const texts = useMessages(providerMessages);
    const [, redraw] = useReducer((times: number) => times + 1, 0);
    const onFailure = useRef<(error: unknown) => void>(undefined);
    useEffect(() => {
      onFailure.current = (error) => {
        emit({ type: "panel.failed", panel: name, error });
        notify({ tone: "danger", text: texts.notLoaded });
        props.onClose();
      };
    });
    useEffect(() => {
      if (Loaded !== undefined) return;
      let isOpen = true;
      load().then(
        (component) => {
          Loaded = component;
          if (isOpen) redraw();
        },
        (error: unknown) => isOpen && onFailure.current?.(error),
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
}

import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { useUNSAFE_PortalContext as usePortalContext } from "react-aria/PortalProvider";
import { useOverlayHost } from "../root/overlay-host";

/**
 * Holds a `<dialog>` open as the browser's modal: what lies behind is inert, Escape dismisses, focus goes where `firstFocus`
 * says and returns to where it was. `overlaysRef` is for an element in it, the place of what opens inside.
 */
export function useModal(onDismiss: () => void, firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null) {
  const host = useOverlayHost();
  const { getContainer } = usePortalContext();
  const ref = useRef<HTMLDialogElement>(null);
  const overlaysRef = useRef<HTMLDivElement>(null);
  const [parent] = useState(() => getContainer?.() ?? host.container());
  const focusFirst = useRef(firstFocus);

  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    focusFirst.current(dialog)?.focus();
    const takeAway = host.push(overlaysRef.current!);
    return () => {
      takeAway();
      dialog.close();
    };
  }, [host]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    /* Events of dialogs opened inside this one come through React's tree. */
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onCancel(event);
  };
  const onClose = () => {
    // A browser closes a dialog that was told to stay, when Escape is pressed again and again.
    if (ref.current === null || ref.current.open) return;
    ref.current.showModal();
    onDismiss();
  };
  return { ref, overlaysRef, parent, dialogProps: { onKeyDown, onCancel, onClose } };
}

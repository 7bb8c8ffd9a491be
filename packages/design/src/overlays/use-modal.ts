import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";
import { useUNSAFE_PortalContext as usePortalContext } from "react-aria/PortalProvider";
import { pushEscape } from "../root/escape-stack";
import { useOverlayHost } from "../root/overlay-host";
import { overlayPlace } from "../root/overlay-place";

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
  const isResting = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current!;
    const show = () => {
      isResting.current = false;
      dialog.showModal();
      focusFirst.current(dialog)?.focus();
    };
    show();
    const takeAway = host.push(overlaysRef.current!);
    /* Hidden with a dialog of the page's around it, it would keep the whole page inert: it rests until it can be seen again. */
    const rest = () => {
      isResting.current = true;
      dialog.close();
    };
    const follow = () => {
      if (!isShown(parent)) rest();
      else if (isResting.current) show();
    };
    let frame = 0;
    const visibility = new ResizeObserver(() => {
      frame = requestAnimationFrame(follow);
    });
    visibility.observe(parent);
    /* Opened again at once, the page's dialog lies above. */
    const reopening = new MutationObserver(() => {
      if (!dialog.open || !isShown(parent)) return;
      rest();
      show();
    });
    const around = overlayPlace(parent, true)?.surface;
    if (around) reopening.observe(around, { attributeFilter: ["open"] });
    return () => {
      cancelAnimationFrame(frame);
      visibility.disconnect();
      reopening.disconnect();
      takeAway();
      dialog.close();
    };
  }, [host, parent]);

  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useLayoutEffect(
    () =>
      pushEscape((event) => {
        const isInside = event.composedPath().includes(ref.current!);
        if (isInside) dismiss.current();
        return isInside;
      }),
    [],
  );

  /* React hands these events on to a dialog around this one, which would close with it. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  };
  const onClose = (event: SyntheticEvent) => {
    event.stopPropagation();
    // A browser closes a dialog that was told to stay, when Escape is pressed again and again.
    if (ref.current === null || ref.current.open || isResting.current) return;
    ref.current.showModal();
    onDismiss();
  };
  return { ref, overlaysRef, parent, dialogProps: { onCancel, onClose } };
}

const isShown = (element: Element) => element.getClientRects().length > 0;

import { type SyntheticEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pushEscape } from "../root/escape-stack";
import { useOverlayHost } from "../root/overlay-host";
import { OverlayParentContext } from "../root/overlay-parent";
import { overlayPlace } from "../root/overlay-place";

/**
 * Keeps a `<dialog>` open as a browser modal: the page behind is inert, Escape dismisses it, and focus moves to
 * `firstFocus` and returns afterwards. Put `overlaysRef` on the inner element for overlays of the dialog's content.
 */
export function useModal(onDismiss: () => void, firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null) {
  const host = useOverlayHost();
  const overlayParent = useContext(OverlayParentContext);
  const ref = useRef<HTMLDialogElement>(null);
  const overlaysRef = useRef<HTMLDivElement>(null);
  const [parent] = useState(() => overlayParent() ?? host.container());
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
    /* A modal hidden with the page's dialog would keep the whole page inert, so close it until it is visible again. */
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
    /* If the page reopens its dialog immediately, it is above ours. */
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

  /* In React, these events bubble to an outer dialog, which would close too. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  };
  const onClose = (event: SyntheticEvent) => {
    event.stopPropagation();
    // Browsers close a dialog on repeated Escape presses even if `cancel` is prevented.
    if (ref.current === null || ref.current.open || isResting.current) return;
    ref.current.showModal();
    onDismiss();
  };
  return { ref, overlaysRef, parent, dialogProps: { onCancel, onClose } };
}

const isShown = (element: Element) => element.getClientRects().length > 0;

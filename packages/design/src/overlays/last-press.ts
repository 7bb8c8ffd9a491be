import type { ControlBox } from "./clear-top";

const controls = "label, button, a, summary, [role=button], [role^=menuitem], [role=option], [role=tab]";

let last: { readonly control: WeakRef<Element>; readonly box: ControlBox } | undefined;

/** Listen for clicks, because keys and screen readers trigger them too. */
function note(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest(".gh-toasts") !== null) return;
  const control = target.closest(controls) ?? target;
  last = { control: new WeakRef(control), box: control.getBoundingClientRect() };
}

// Listen from load on, because a press comes before the toast that it causes.
if (typeof document !== "undefined") document.addEventListener("click", note, { capture: true });

/**
 * The box of the last pressed control. If it was removed, its last box, because another control may be there, under the
 * pointer.
 */
export function lastPressed(): ControlBox | undefined {
  const control = last?.control.deref();
  return control?.isConnected === true ? control.getBoundingClientRect() : last?.box;
}

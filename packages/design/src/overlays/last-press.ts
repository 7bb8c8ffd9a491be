import type { ControlBox } from "./clear-top";

const controls = "label, button, a, summary, [role=button], [role^=menuitem], [role=option], [role=tab]";

let last: { readonly control: WeakRef<Element>; readonly box: ControlBox } | undefined;

/** Keys and screen readers press a control by a click too. */
function note(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest(".gh-toasts") !== null) return;
  const control = target.closest(controls) ?? target;
  last = { control: new WeakRef(control), box: control.getBoundingClientRect() };
}

// From when this code is loaded: a press comes before the toast that it leads to.
if (typeof document !== "undefined") document.addEventListener("click", note, { capture: true });

/** The box of the control that was pressed last. Once it is gone, its place: another one may be there, under the pointer. */
export function lastPressed(): ControlBox | undefined {
  const control = last?.control.deref();
  return control?.isConnected === true ? control.getBoundingClientRect() : last?.box;
}

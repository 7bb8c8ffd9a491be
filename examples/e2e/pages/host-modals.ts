// Modals and boxes as host pages have them, put around an element of the page. Each function runs in the page through
// `evaluate`, so it can't use anything else in this file.

/** A native modal dialog. */
export function intoDialog(selector: string) {
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = "Of the page";
  dialog.style.cssText = "width: 760px; height: 560px";
  dialog.append(document.querySelector(selector)!);
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * A modal made of boxes with a high z-index. It traps the focus and hides everything next to it, including elements
 * added later.
 */
export function intoBoxModal(selector: string) {
  const modal = document.createElement("div");
  modal.tabIndex = -1;
  modal.role = "dialog";
  modal.ariaModal = "true";
  modal.ariaLabel = "Of the page";
  modal.style.cssText = "position: fixed; inset: 0; z-index: 1050; overflow: auto; background: canvas";
  modal.append(document.querySelector(selector)!);
  document.body.append(modal);
  const hide = () => {
    for (const beside of document.body.children) {
      if (beside === modal || beside.ariaHidden === "true" || /^(?:SCRIPT|STYLE)$/.test(beside.tagName)) continue;
      beside.ariaHidden = "true";
      (beside as HTMLElement).inert = true;
    }
  };
  hide();
  new MutationObserver(hide).observe(document.body, { childList: true });
  document.addEventListener(
    "focusin",
    ({ target }) => target instanceof Node && !modal.contains(target) && modal.focus(),
  );
  document.addEventListener(
    "keydown",
    ({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && modal.remove(),
    true,
  );
  modal.focus();
}

/** A transformed box that clips and scrolls its content, above page content with a higher z-index. */
export function intoBox(selector: string) {
  const box = document.createElement("div");
  box.style.cssText =
    "transform: translate(24px, 16px); filter: brightness(1); overflow: hidden; width: 760px; height: 330px";
  const room = document.createElement("div");
  room.style.cssText = "padding-top: 60px; height: 2000px";
  room.append(document.querySelector(selector)!);
  box.append(room);
  const after = document.createElement("div");
  after.style.cssText = "position: relative; z-index: 99999; height: 3000px; background: canvas";
  document.body.append(box, after);
  box.scrollTop = 40;
}

/** Whether an element is on top at its center, and not hidden or inert. */
export function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null || !element.contains(hit)) return false;
  for (let around: Element | null = element; around !== null;) {
    if (around.ariaHidden === "true" || (around as HTMLElement).inert) return false;
    const parent: Node | null = around.assignedSlot ?? around.parentNode;
    around = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
    if (around?.nodeType === Node.DOCUMENT_NODE) return true;
  }
  return true;
}

const known = new WeakMap<Document, Map<string, boolean>>();

/**
 * Whether the page's content security policy blocks style elements with this nonce. Tries each nonce once per document.
 */
export function areStylesBlocked(nonce: string | undefined, target?: Node): boolean {
  if (typeof document === "undefined") return false;
  const page = target?.ownerDocument ?? document;
  const resolved = nonce || pageNonce() || "";
  const responses = known.get(page) ?? new Map<string, boolean>();
  known.set(page, responses);
  const isBlocked = responses.get(resolved) ?? tryStyle(page, resolved);
  responses.set(resolved, isBlocked);
  return isBlocked;
}

/** Whether style elements inside `target` have no effect because it is not connected to a document. */
export function isInNoDocument(target: Node | undefined): boolean {
  return target !== undefined && !target.isConnected;
}

function tryStyle(page: Document, nonce: string): boolean {
  const style = page.createElement("style");
  if (nonce !== "") style.setAttribute("nonce", nonce);
  (page.head ?? page.documentElement).append(style);
  const isBlocked = style.sheet === null;
  style.remove();
  return isBlocked;
}

declare const __webpack_nonce__: unknown;

// styled-components looks in the same places when it gets no nonce.
function pageNonce(): string | undefined {
  const meta =
    document.querySelector<HTMLMetaElement>('head meta[property="csp-nonce"]') ??
    document.querySelector<HTMLMetaElement>('head meta[name="sc-nonce"]');
  if (meta !== null) return meta.nonce || meta.content;
  return typeof __webpack_nonce__ === "string" ? __webpack_nonce__ : undefined;
}

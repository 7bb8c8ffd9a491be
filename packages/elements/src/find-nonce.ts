/**
 * The page's CSP nonce: that of the script tag that loaded this module, or of `<meta property="csp-nonce">`.
 * `document.currentScript` is null in modules, so the tag is found by its address.
 */
export function findNonce(moduleUrl: string): string | undefined {
  const script = Array.from(document.querySelectorAll<HTMLScriptElement>("script[src]")).find(
    ({ src, nonce }) => src === moduleUrl && nonce,
  );
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return script?.nonce || meta?.nonce || meta?.content || undefined;
}

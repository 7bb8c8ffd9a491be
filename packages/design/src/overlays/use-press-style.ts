import { useInsertionEffect } from "react";
import { useOverlayHost } from "../root/overlay-host";

/* Use react-aria's own id and rule, because it inserts the style only if the id is missing. */
const styleId = "react-aria-pressable-style";
const rule = "@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }";

/** Inserts react-aria's style element with the root's nonce, because react-aria only reads a nonce from a `<meta>`. */
export function usePressStyle() {
  const nonce = useOverlayHost().nonce();
  useInsertionEffect(() => {
    if (nonce === undefined || document.getElementById(styleId)) return;
    const style = document.createElement("style");
    style.id = styleId;
    style.nonce = nonce;
    style.textContent = rule;
    document.head.prepend(style);
  }, [nonce]);
}

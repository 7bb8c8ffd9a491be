import { useInsertionEffect } from "react";
import { useOverlayHost } from "../root/overlay-host";

/* react-aria's own id and rule: it inserts them only where they are not there yet. */
const styleId = "react-aria-pressable-style";
const rule = "@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }";

/** Inserts react-aria's one style element with the root's nonce, since react-aria knows only a nonce in a `<meta>`. */
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

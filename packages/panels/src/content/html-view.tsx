import { StateMessage } from "@gatehouse/design";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../portal/messages";
import { cleanHtml } from "./clean-html";
import { htmlViewMessages } from "./html-view.messages";
import { linkAddresses } from "./link-addresses";
import { Prose } from "./prose";
import { shownContentMessages } from "./shown-content.messages";

export interface HtmlViewProps {
  readonly html: string;
  readonly linksAddresses: boolean;
  readonly onShown?: ((html: string, isShown: boolean) => void) | undefined;
}

/** Untrusted HTML, cleaned. {@link SafeHtml} loads this module on first use, together with the sanitizer. */
export function HtmlView({ html, linksAddresses, onShown }: HtmlViewProps): ReactNode {
  const { image } = useMessages(shownContentMessages);
  const { unreadable } = useMessages(htmlViewMessages);
  const place = useRef<HTMLDivElement>(null);
  // The HTML that failed. Trying it again would fail too, but different HTML may work.
  const [failed, setFailed] = useState<string>();
  // A layout effect, so that the content below does not move after the first paint.
  useLayoutEffect(() => {
    try {
      const fragment = cleanHtml(html, image);
      if (linksAddresses) linkAddresses(fragment);
      place.current?.replaceChildren(fragment);
      onShown?.(html, true);
    } catch {
      setFailed(html);
      onShown?.(html, false);
    }
  }, [html, linksAddresses, image, onShown]);
  if (failed === html) return <StateMessage kind="failed" title={unreadable} />;
  return <Prose className="gh-html" ref={place} />;
}

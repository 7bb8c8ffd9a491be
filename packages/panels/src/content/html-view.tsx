import { StateMessage } from "@gatehouse/design";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../portal/messages";
import { cleanHtml } from "./clean-html";
import { contentMessages } from "./content.messages";
import { htmlViewMessages } from "./html-view.messages";
import { linkAddresses } from "./link-addresses";
import { Prose } from "./prose";

export interface HtmlViewProps {
  readonly html: string;
  readonly linksAddresses: boolean;
  readonly onShown?: ((html: string, isShown: boolean) => void) | undefined;
}

/** HTML that others wrote, cleaned. {@link SafeHtml} fetches this with what cleans it. */
export function HtmlView({ html, linksAddresses, onShown }: HtmlViewProps): ReactNode {
  const { image } = useMessages(contentMessages);
  const { unreadable } = useMessages(htmlViewMessages);
  const place = useRef<HTMLDivElement>(null);
  // Trying again would not help: another text may.
  const [failed, setFailed] = useState<string>();
  // Before it is drawn: what follows would move otherwise.
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

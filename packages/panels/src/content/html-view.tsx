import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../portal/messages";
import { cleanHtml } from "./clean-html";
import { contentMessages } from "./content.messages";
import { Prose } from "./prose";

export interface HtmlViewProps {
  readonly html: string;
  readonly onFailure: () => void;
}

/** HTML that others wrote, cleaned. {@link SafeHtml} fetches this with what cleans it. */
export function HtmlView({ html, onFailure }: HtmlViewProps): ReactNode {
  const { image } = useMessages(contentMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    try {
      place.current?.replaceChildren(cleanHtml(html, image));
    } catch {
      onFailure();
    }
  }, [html, image, onFailure]);
  return <Prose className="gh-html" ref={place} />;
}

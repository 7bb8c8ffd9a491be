import { type ReactNode, useEffect, useRef } from "react";
import { cleanHtml } from "./clean-html";
import { Prose } from "./prose";

export interface HtmlViewProps {
  readonly html: string;
  /** The text of a link that takes an image's place. */
  readonly imageText: string;
  readonly onFailure: () => void;
}

/** HTML that others wrote, cleaned. {@link SafeHtml} fetches this with what cleans it. */
export function HtmlView({ html, imageText, onFailure }: HtmlViewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    try {
      place.current?.replaceChildren(cleanHtml(html, imageText));
    } catch {
      onFailure();
    }
  }, [html, imageText, onFailure]);
  return <Prose className="gh-html" ref={place} />;
}

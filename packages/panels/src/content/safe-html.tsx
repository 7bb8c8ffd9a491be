import { SkeletonLines, StateMessage } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../portal/messages";
import { contentMessages } from "./content.messages";
import { Prose } from "./prose";

/**
 * HTML that others wrote: the vendor's texts, tickets. Nothing in it runs, loads, asks for input or looks like ours; images
 * become links. What cleans it is fetched when it is first needed.
 */
export function SafeHtml({ html }: { readonly html: string }): ReactNode {
  const texts = useMessages(contentMessages);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { cleanHtml } = await import("./clean-html");
      if (!isCurrent) return;
      place.current?.replaceChildren(cleanHtml(html, texts.image));
      setState("shown");
    };
    show().catch(() => isCurrent && setState("failed"));
    return () => {
      isCurrent = false;
    };
  }, [html, texts.image, attempt]);
  const retry = () => {
    setState("loading");
    setAttempt((before) => before + 1);
  };
  return (
    <>
      {state === "loading" && <SkeletonLines />}
      {state === "failed" && <StateMessage kind="failed" title={texts.failed} onRetry={retry} />}
      <Prose className="gh-html" ref={place} hidden={state === "failed"} />
    </>
  );
}

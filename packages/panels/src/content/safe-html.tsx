import { SkeletonLines, StateMessage } from "@gatehouse/design";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useMessages } from "../portal/messages";
import { contentMessages } from "./content.messages";
import type { HtmlViewProps } from "./html-view";

type State =
  { readonly kind: "loading" | "failed" } | { readonly kind: "ready"; readonly View: ComponentType<HtmlViewProps> };

const loading: State = { kind: "loading" };

/**
 * HTML that others wrote: the vendor's texts, tickets. Nothing in it runs, loads, asks for input or looks like ours; images
 * become links. What cleans and shows it is fetched when it is first needed.
 */
export function SafeHtml({ html }: { readonly html: string }): ReactNode {
  const texts = useMessages(contentMessages);
  const [state, setState] = useState(loading);
  const fail = useCallback(() => setState({ kind: "failed" }), []);
  useEffect(() => {
    if (state.kind !== "loading") return;
    let isCurrent = true;
    import("./html-view").then(
      ({ HtmlView }) => isCurrent && setState({ kind: "ready", View: HtmlView }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, fail]);
  if (state.kind === "ready") return <state.View html={html} onFailure={fail} />;
  return state.kind === "loading" ? (
    <SkeletonLines />
  ) : (
    <StateMessage kind="failed" title={texts.failed} onRetry={() => setState(loading)} />
  );
}

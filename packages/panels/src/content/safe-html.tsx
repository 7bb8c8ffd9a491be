import { lazyModule, SkeletonLines, StateMessage, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useCallback, useState } from "react";
import { useMessages } from "../portal/messages";
import { contentMessages } from "./content.messages";

const htmlView = lazyModule(() => import("./html-view"));

/**
 * HTML that others wrote: the vendor's texts, tickets. Nothing in it runs, loads, asks for input or looks like ours; images
 * become links. What cleans and shows it is fetched when it is first needed.
 */
export function SafeHtml({ html }: { readonly html: string }): ReactNode {
  const texts = useMessages(contentMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const loaded = useLazyModule(htmlView, !hasFailed, fail);
  if (hasFailed) return <StateMessage kind="failed" title={texts.failed} onRetry={() => setHasFailed(false)} />;
  return loaded ? <loaded.HtmlView html={html} onFailure={fail} /> : <SkeletonLines />;
}

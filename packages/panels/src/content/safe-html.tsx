import { lazyModule, SkeletonLines, StateMessage, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useCallback, useState } from "react";
import { useMessages } from "../portal/messages";
import { contentMessages } from "./content.messages";

/** The code that cleans and shows the HTML, loaded on first use. */
export const htmlView = lazyModule(() => import("./html-view"));

export interface SafeHtmlProps {
  readonly html: string;
  /** Web addresses in the text become links. */
  readonly linksAddresses?: boolean;
  /** Called with the HTML once it is shown, or once it turns out that it can't be. Keep it stable between renders. */
  readonly onShown?: ((html: string, isShown: boolean) => void) | undefined;
}

/**
 * Shows HTML that others wrote, such as the vendor's texts and tickets. Nothing in it runs, loads, takes input or looks
 * like the portal. Images become links.
 */
export function SafeHtml({ html, linksAddresses = false, onShown }: SafeHtmlProps): ReactNode {
  const texts = useMessages(contentMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const loaded = useLazyModule(htmlView, !hasFailed, fail);
  if (hasFailed) return <StateMessage kind="failed" title={texts.failed} onRetry={() => setHasFailed(false)} />;
  return loaded ? <loaded.HtmlView html={html} linksAddresses={linksAddresses} onShown={onShown} /> : <SkeletonLines />;
}

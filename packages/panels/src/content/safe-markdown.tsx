import { lazyModule, SkeletonLines, StateMessage, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useCallback, useState } from "react";
import { useMessages } from "../portal/messages";
import { contentMessages } from "./content.messages";
import type { HeadingLevel } from "./markdown-elements";

const markdownView = lazyModule(() => import("./markdown-view"));

export interface SafeMarkdownProps {
  readonly text: string;
  /** The level of the text's highest headings on the page. The others follow it. */
  readonly headingLevel?: HeadingLevel;
}

/**
 * Shows Markdown that others wrote, such as a changelog. HTML in it is shown as text. `safeAddress` decides which links
 * work, and images that are not on the portal's own server become links. The code that renders it loads on first use.
 */
export function SafeMarkdown({ text, headingLevel = 3 }: SafeMarkdownProps): ReactNode {
  const texts = useMessages(contentMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const loaded = useLazyModule(markdownView, !hasFailed, fail);
  if (hasFailed) return <StateMessage kind="failed" title={texts.failed} onRetry={() => setHasFailed(false)} />;
  return loaded ? <loaded.MarkdownView text={text} headingLevel={headingLevel} /> : <SkeletonLines />;
}

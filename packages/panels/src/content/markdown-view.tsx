import { styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useEffect, useMemo, useState } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { portalOrigin } from "../portal/portal-origin";
import { type HeadingLevel, highestHeading, markdownElements } from "./markdown-elements";
import { markdownParts } from "./markdown-parts";
import { Prose } from "./prose";
import { shownContentMessages } from "./shown-content.messages";

interface MarkdownViewProps {
  readonly text: string;
  readonly headingLevel: HeadingLevel;
}

const plugins = [remarkGfm];

/** Renders Markdown. A long text appears part by part, so that the page stays responsive. */
export function MarkdownView({ text, headingLevel }: MarkdownViewProps): ReactNode {
  const texts = useMessages(shownContentMessages);
  const origin = portalOrigin(usePortal().client.origin);
  const highest = useMemo(() => highestHeading(text), [text]);
  const components = useMemo(
    () => markdownElements({ ...texts, origin }, highest, headingLevel),
    [texts, origin, highest, headingLevel],
  );
  const parts = useMemo(() => markdownParts(text), [text]);
  const shown = usePartsShown(parts.length);
  return (
    <Frame className="gh-markdown" aria-busy={shown < parts.length || undefined}>
      {parts.length === 1 ? (
        <Part text={parts[0] ?? ""} components={components} />
      ) : (
        parts.slice(0, shown).map((part, at) => (
          <Unseen key={at}>
            <Part text={part} components={components} />
          </Unseen>
        ))
      )}
    </Frame>
  );
}

/** How many parts to draw. It grows by one at a time and stays the same when the text changes. */
function usePartsShown(parts: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= parts) return;
    const timer = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(timer);
  }, [parts, count]);
  return Math.min(count, parts);
}

const Part = memo(function Part({ text, components }: { readonly text: string; readonly components: Components }) {
  return (
    <Markdown remarkPlugins={plugins} components={components} urlTransform={(address) => address}>
      {text}
    </Markdown>
  );
});

/** A part of a long text. Out of view, the browser skips its style and layout but still finds words in it. */
const Unseen = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 40em;
`;

const Frame = styled(Prose)`
  pre { white-space: pre; overflow: auto; }
  .gh-markdown-scroll { overflow: auto; }
  * + .gh-markdown-scroll { margin-top: var(--gh-space-3); }
  .gh-markdown-scroll table { max-width: none; overflow-wrap: normal; }
  .contains-task-list { padding-inline-start: 0; list-style: none; }
  img { max-width: 100%; height: auto; }
`;

import type { ReactNode } from "react";
import type { Components } from "react-markdown";
import { safeAddress } from "./safe-address";

/** The level of a text's highest headings on the page. */
export type HeadingLevel = 2 | 3 | 4 | 5;

interface Surroundings {
  readonly image: string;
  readonly table: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  /** The portal's server, the one host whose images are shown. */
  readonly origin: string;
}

type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
const depths = [1, 2, 3, 4, 5, 6] as const;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})\s/;

/** The depth of a text's highest headings: 2 if they start with `##`. Ignores lines in fenced code. */
export function highestHeading(text: string): number {
  let open: string | undefined;
  let highest: number | undefined;
  for (const line of text.split("\n")) {
    const mark = fence.exec(line)?.[1];
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true && line.trim() === mark) open = undefined;
    const depth = open === undefined ? heading.exec(line)?.[1]?.length : undefined;
    if (depth !== undefined) highest = Math.min(depth, highest ?? depth);
  }
  return highest ?? 1;
}

/** The element for each kind of Markdown node. Headings of depth `highest` get `level` on the page. */
export function markdownElements(surroundings: Surroundings, highest: number, level: HeadingLevel): Components {
  const { image, table, taskDone, taskOpen, origin } = surroundings;
  const headings = Object.fromEntries(
    depths.map((depth) => {
      const Tag = `h${Math.min(6, Math.max(level, depth - highest + level))}` as HeadingTag;
      return [`h${depth}`, ({ children }: { readonly children?: ReactNode }) => <Tag>{children}</Tag>];
    }),
  );
  return {
    ...headings,
    a: ({ href, title, children }) => <Link {...{ href, title, children }} />,
    img: ({ src, alt = "" }) => {
      const safe = typeof src === "string" ? safeAddress(src, document.baseURI) : undefined;
      if (safe === undefined) return alt;
      if (new URL(safe.href).origin === origin) return <img src={safe.href} alt={alt} loading="lazy" />;
      return <Link href={safe.href}>{alt || image}</Link>;
    },
    // A wide table scrolls on its own, also with the keyboard.
    table: ({ children }) => (
      <div className="gh-markdown-scroll" role="region" aria-label={table} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    // The checkbox of a task list item has no text of its own, so it needs a label.
    input: ({ checked = false }) => (
      <input type="checkbox" checked={checked} disabled aria-label={checked ? taskDone : taskOpen} />
    ),
    pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  };
}

interface LinkProps {
  readonly href?: string | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

function Link({ href, title, children }: LinkProps): ReactNode {
  const safe = href === undefined ? undefined : safeAddress(href, document.baseURI);
  if (safe === undefined) return children;
  const outside = safe.isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a href={safe.href} title={title} {...outside}>
      {children}
    </a>
  );
}

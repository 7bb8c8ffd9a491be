import type { Commit } from "@gatehouse/contract/projects";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

/** Marks tagged commits. For screen readers, the tags are in the table of commits. */
export function ChartTags({ commits }: { readonly commits: readonly Commit[] }): ReactNode {
  const tagged = commits.flatMap(({ tags: [tag] }, at) => (tag === undefined ? [] : [{ name: tag.name, at }]));
  return (
    <Tags className="gh-chart-tags" aria-hidden="true">
      {tagged.map(({ name, at }, place) => {
        const end = tagged[place + 1]?.at ?? commits.length;
        const width = `${((end - at) / commits.length) * 100}%`;
        return (
          <span key={at} title={name} style={{ insetInlineStart: `${(at / commits.length) * 100}%`, maxWidth: width }}>
            {name}
          </span>
        );
      })}
    </Tags>
  );
}

const Tags = styled.div`
  grid-area: 2 / 2;
  position: relative;
  height: 1.4em;
  &:empty { display: none; }
  > span { position: absolute; overflow: hidden; padding-inline-start: 0.35em; border-inline-start: 1px solid var(--gh-tick); font-family: var(--gh-font-mono); font-size: var(--gh-type-xs); color: var(--gh-text-muted); text-overflow: ellipsis; white-space: nowrap; }
`;

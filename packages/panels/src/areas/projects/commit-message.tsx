import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Anchor, type LinkProps } from "../../navigation/screen-link";

export interface CommitMessageProps {
  readonly message: string;
  readonly link?: LinkProps;
  readonly children?: ReactNode;
}

/** The first line of a commit's message, cut where a table has no room for it. Children, such as tags, follow it. */
export function CommitMessage({ message, link, children }: CommitMessageProps): ReactNode {
  const [firstLine = ""] = message.split("\n", 1);
  return (
    <Line>
      <span className="gh-cell-clip" title={message}>
        {link === undefined || firstLine === "" ? firstLine : <Anchor link={link}>{firstLine}</Anchor>}
      </span>
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em var(--gh-space-2);
  min-width: 0;
  .gh-cell-clip { max-width: 22em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  /* Leaves room for the names beside it. */
  @container gh-panel (width < 64em) {
    .gh-cell-clip { max-width: 14em; }
  }
  /* Many columns leave no more, before they become records. */
  @container gh-panel (66em <= width < 76em) {
    .gh-table[data-columns="many"] & > .gh-cell-clip { max-width: 11em; }
  }
  @container gh-panel (width < 40em) {
    .gh-cell-clip { max-width: 100%; white-space: normal; overflow-wrap: anywhere; }
  }
`;

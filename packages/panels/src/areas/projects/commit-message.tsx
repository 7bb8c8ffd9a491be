import type { Commit } from "@gatehouse/contract/projects";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { Anchor, type LinkProps } from "../../navigation/screen-link";
import { formatMessages } from "../../portal/format.messages";
import { useMessages } from "../../portal/messages";
import { firstLine } from "./first-line";

export interface CommitMessageProps {
  readonly message: Commit["message"];
  readonly link?: LinkProps;
  readonly children?: ReactNode;
}

/** The first line of a commit's message, or N/A. Tables cut it to fit. Children, such as tags, follow it. */
export function CommitMessage({ message, link, children }: CommitMessageProps): ReactNode {
  const { notAvailable } = useMessages(formatMessages);
  const shown = firstLine(message);
  return (
    <Line>
      {shown === "" ? (
        <span className="gh-muted">{notAvailable}</span>
      ) : (
        <span className="gh-cell-clip" title={message ?? undefined}>
          {link === undefined ? shown : <Anchor link={link}>{shown}</Anchor>}
        </span>
      )}
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6em var(--gh-space-2);
  min-width: 0;
  /* The press target and the focus ring are larger than the text, but the row doesn't grow. */
  .gh-cell-clip { max-width: 22em; padding: 0.4em 0.3em; margin: -0.4em -0.3em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  /* Leaves room for the names beside it. */
  @container gh-panel (width < 64em) {
    .gh-cell-clip { max-width: 14em; }
  }
  /* With many columns, no more room is left until the rows become records. */
  @container gh-panel (69em <= width < 76em) {
    .gh-table[data-columns="many"] & > .gh-cell-clip { max-width: 11em; }
  }
  @container gh-panel (width < 54em) {
    .gh-cell-clip { max-width: 9em; }
  }
  /* In a record, a message may use its whole field. */
  @container gh-panel (40em <= width < 69em) {
    .gh-table[data-columns="many"] & > .gh-cell-clip { max-width: calc(100% + 0.6em); }
  }
  @container gh-panel (width < 40em) {
    .gh-cell-clip { max-width: calc(100% + 0.6em); white-space: normal; overflow-wrap: anywhere; }
  }
`;

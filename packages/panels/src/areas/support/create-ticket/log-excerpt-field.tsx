import { Checkbox, SkeletonLines, TextField } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useCallback } from "react";
import { Remote } from "../../../data/remote";
import { useMessages } from "../../../portal/messages";
import { excerptRows } from "../get-help/log-excerpt";
import { ticketFormsMessages } from "../ticket-forms.messages";
import type { LogExcerpt } from "./use-log-excerpt";

/** The end of a log, which the user can read, edit or leave out before it is sent. Renders nothing for an empty log. */
export function LogExcerptField({ query, text, onEdit, onEdited, isAttached, onAttach }: LogExcerpt): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  // The failure is at the end of a log, so scroll there. The caret goes to the start of the last line, because Tab
  // scrolls to the caret, also sideways.
  const toEnd = useCallback((field: HTMLInputElement | null) => {
    if (field === null) return;
    const lastLine = field.value.lastIndexOf("\n") + 1;
    field.setSelectionRange(lastLine, lastLine);
    field.scrollTo(0, field.scrollHeight);
  }, []);
  return (
    <Remote
      of={query}
      failure={texts.failedLog}
      skeleton={<SkeletonLines widths={["50%", "100%", "80%"]} />}
      empty={{ when: (excerpt) => excerpt.text === "", show: null }}
    >
      {({ count }) => (
        <Excerpt className="gh-stack">
          <Checkbox isSelected={isAttached} onChange={onAttach}>
            {texts.attachLog(excerptRows)}
          </Checkbox>
          {isAttached && (
            <TextField
              ref={toEnd}
              label={texts.logExcerpt}
              description={texts.masked(count)}
              multiline
              isMono
              rows={8}
              autoComplete="off"
              value={text}
              onChange={onEdit}
              onBlur={onEdited}
            />
          )}
        </Excerpt>
      )}
    </Remote>
  );
}

const Excerpt = styled.div`
  textarea.gh-input { white-space: pre; overflow: auto; font-size: var(--gh-type-sm); }
`;

import { Button, CloseIcon, CopyIcon, ShareIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { hasLines, type LogState } from "../store/log-store";
import type { LineRange } from "./line-range";
import type { LogWords } from "./log-words";

interface RangeBarProps {
  readonly range: LineRange;
  readonly state: LogState;
  readonly href: string | undefined;
  readonly onCopyLink: (href: string) => void;
  readonly onCopyLines: (range: LineRange) => void;
  readonly onClear: () => void;
  readonly words: LogWords;
}

/** Actions for the selected lines. Below the lines, so that it covers none of them. */
export function RangeBar(props: RangeBarProps): ReactNode {
  const { range, state, href, onCopyLink, onCopyLines, onClear, words } = props;
  const isThere = hasLines(state, range);
  const { texts, number } = words;
  const [first, last] = [number(range.first), number(range.last)];
  return (
    <Bar className="gh-log-range">
      <span role="status" className="gh-small gh-strong">
        {isThere ? texts.range(first, last) : texts.missingRange(first, last)}
      </span>
      {isThere && href !== undefined && (
        <Button size="sm" icon={<ShareIcon />} onPress={() => onCopyLink(href)}>
          {texts.copyLink}
        </Button>
      )}
      {isThere && (
        <Button size="sm" icon={<CopyIcon />} onPress={() => onCopyLines(range)}>
          {texts.copyLines}
        </Button>
      )}
      <Button size="sm" variant="quiet" iconOnly icon={<CloseIcon />} aria-label={texts.clearRange} onPress={onClear} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  padding: 0.36em 0.57em 0.36em var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-accent);
  background: var(--gh-surface-selected);
  > :first-child { margin-inline-end: auto; }
`;

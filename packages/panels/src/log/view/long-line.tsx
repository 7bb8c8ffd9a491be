import { Button } from "@gatehouse/design";
import type { ReactNode } from "react";
import { rowText } from "../store/segment";
import { visibleText } from "../text/visible-text";
import type { DrawnLine } from "./line-cache";
import type { LogWords } from "./log-words";

interface LongLineProps {
  readonly line: DrawnLine;
  /** How many of its characters are not drawn. */
  readonly hidden: number;
  /** How many characters are drawn. */
  readonly limit: number;
  readonly onShowMore: (row: number) => void;
  readonly onCopy: (text: string) => void;
  readonly words: LogWords;
}

/* The most bytes of one line that go onto the clipboard. */
const mostCopied = 20_000_000;

/** The end of a line of which only the start is drawn. */
export function LongLine({ line, hidden, limit, onShowMore, onCopy, words }: LongLineProps): ReactNode {
  const { texts, number } = words;
  return (
    <span className="gh-log-long">
      {texts.longLine(number(hidden))}
      {line.text.length > limit && (
        <Button size="sm" onPress={() => onShowMore(line.row)}>
          {texts.showMore}
        </Button>
      )}
      <Button
        size="sm"
        onPress={() => onCopy(visibleText(rowText(line.segment, line.row, 0, mostCopied)))}
        aria-label={`${texts.copyLine} ${number(line.row + 1)}`}
      >
        {texts.copyLine}
      </Button>
    </span>
  );
}

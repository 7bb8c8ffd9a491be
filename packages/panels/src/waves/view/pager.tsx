import type { ReactNode } from "react";
import { WavesButton } from "./waves-button";
import type { WavesWords } from "./waves-words";

interface PagerProps {
  readonly page: number;
  readonly pageRows: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly words: WavesWords;
}

/** Shows which rows of a table are visible, and pages through the others. */
export function Pager({ page, pageRows, total, onPage, words }: PagerProps): ReactNode {
  const { texts, number } = words;
  if (total <= pageRows) return null;
  const to = Math.min(total, (page + 1) * pageRows);
  return (
    <footer>
      <span className="gh-waves-note" role="status">
        {texts.pageOf(number(page * pageRows + 1), number(to), number(total))}
      </span>
      <WavesButton label={texts.previousPage} isOff={page === 0} onPress={() => onPage(page - 1)} />
      <WavesButton label={texts.nextPage} isOff={to === total} onPress={() => onPage(page + 1)} />
    </footer>
  );
}

import { VisuallyHidden } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LogWords } from "./log-words";

interface LineNewsProps {
  readonly rowCount: number;
  readonly isRunning: boolean;
  readonly words: LogWords;
}

const leastMs = 10_000;

/** Announces to screen readers how many lines were added, at most every 10 seconds, instead of reading them out. */
export function LineNews({ rowCount, isRunning, words }: LineNewsProps): ReactNode {
  const { texts, number } = words;
  const announced = useRef({ rowCount: 0, at: Number.NEGATIVE_INFINITY });
  const [added, setAdded] = useState(0);
  useEffect(() => {
    const { rowCount: before, at } = announced.current;
    if (!isRunning || before === 0) announced.current = { rowCount, at };
    else if (rowCount > before && performance.now() - at >= leastMs) {
      announced.current = { rowCount, at: performance.now() };
      setAdded(rowCount - before);
    }
  }, [rowCount, isRunning]);
  return <span role="status">{added > 0 && <VisuallyHidden>{texts.newLines(number(added))}</VisuallyHidden>}</span>;
}

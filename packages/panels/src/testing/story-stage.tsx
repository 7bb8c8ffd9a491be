import { type ReactNode, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** A place in a story where its steps show one page after another. */
export function createStage() {
  let place: (shown: ReactNode, isAnother: boolean) => void = () => undefined;
  return {
    show: (shown: ReactNode) => place(shown, true),
    /** Shows the node in the same portal. */
    change: (shown: ReactNode) => place(shown, false),
    Place: function Place(): ReactNode {
      const [shown, setShown] = useState<{ readonly turn: number; readonly node: ReactNode }>({ turn: 0, node: null });
      useLayoutEffect(() => {
        // Render synchronously, so that the next step can't find the previous panel.
        place = (node, isAnother) =>
          flushSync(() => setShown(({ turn }) => ({ turn: turn + (isAnother ? 1 : 0), node })));
      }, []);
      return <div key={shown.turn}>{shown.node}</div>;
    },
  };
}

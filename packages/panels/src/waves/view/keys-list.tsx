import { Fragment, type ReactNode } from "react";
import type { WavesWords } from "./waves-words";

/** Every key of the viewer. */
export function KeysList({ words }: { readonly words: WavesWords }): ReactNode {
  const { keyNames, keys } = words.texts;
  const rows = [
    ["↑ ↓", keyNames.choose],
    ["← →", keyNames.pan],
    ["Shift+← Shift+→", keyNames.moveCursor],
    ["e E", keyNames.edges],
    ["n N", keyNames.matches],
    ["+ - 0", keyNames.zoom],
    ["Home End", keyNames.ends],
    ["m M", keyNames.secondCursor],
    ["z", keyNames.zoomCursors],
    ["r", keyNames.radix],
    ["Alt+↑ Alt+↓", keyNames.order],
    ["Delete", keyNames.remove],
    ["Enter", keyNames.fold],
    ["/", keyNames.findValue],
    ["a", keyNames.addSignals],
    ["t", keyNames.table],
    ["?", keyNames.keys],
  ] as const;
  return (
    <dl className="gh-waves-keys" aria-label={keys}>
      {rows.map(([names, what]) => (
        <div key={names}>
          <dt>
            {names.split(" ").map((name) => (
              <Fragment key={name}>
                <kbd className="gh-waves-key">{name}</kbd>{" "}
              </Fragment>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Dialog } from "@gatehouse/design/dialog";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import type { LogWords } from "./log-words";

/** Every key of the viewer. */
export function KeysDialog({ onClose, words }: { readonly onClose: () => void; readonly words: LogWords }): ReactNode {
  const { keyNames, keys } = words.texts;
  const rows = [
    ["/", keyNames.search],
    ["n", keyNames.nextMatch],
    ["N", keyNames.previousMatch],
    ["e", keyNames.nextError],
    ["E", keyNames.previousError],
    ["w", keyNames.nextWarning],
    ["W", keyNames.previousWarning],
    ["g", keyNames.start],
    ["G", keyNames.end],
    ["l", keyNames.selectLine],
    ["L", keyNames.extendSelection],
    ["?", keyNames.keys],
    ["Esc", keyNames.close],
  ] as const;
  return (
    <Dialog title={keys} onClose={onClose}>
      <List className="gh-log-keys">
        {rows.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd className="gh-log-key">{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--gh-space-2) var(--gh-space-6);
  /* Read downwards, so that both keys of a pair are in one column. */
  @container gh-panel (width >= 30em) { grid-template: repeat(7, auto) / 1fr 1fr; grid-auto-flow: column; }
  > div { display: flex; align-items: baseline; gap: var(--gh-space-3); }
  dt { flex: none; width: 2.6em; text-align: end; }
  .gh-log-key { padding: 0.1em 0.5em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-sm); font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
`;

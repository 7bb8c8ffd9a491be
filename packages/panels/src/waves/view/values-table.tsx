import { type ReactNode, useEffect, useState } from "react";
import { valueText } from "../values/value-text";
import { scopePath } from "../vcd/wave-signal";
import { Pager } from "./pager";
import type { WavesViewState } from "./use-waves";
import { signalName } from "./wave-items";
import type { WavesWords } from "./waves-words";

interface ValuesTableProps {
  readonly waves: WavesViewState;
  readonly words: WavesWords;
}

const pageRows = 50;

/** The value of each signal at the cursor, since when and until when it has it. */
export function ValuesTable({ waves, words }: ValuesTableProps): ReactNode {
  const { texts } = words;
  const { items, chosen, cursor, changes, file, format } = waves;
  const [page, setPage] = useState(0);
  const rows = items.flatMap((item) => (item.kind === "signal" ? [item] : []));
  const at = Math.max(0, Math.min(page, Math.ceil(rows.length / pageRows) - 1));
  const listed = rows.slice(at * pageRows, (at + 1) * pageRows);
  useEffect(() => {
    const signals = listed.map(({ signal }) => signal);
    changes.want(chosen?.kind === "signal" ? [chosen.signal, ...signals] : signals);
  });
  const title = texts.valuesAt(format.text(cursor));
  return (
    <section>
      <header>
        <h3>{title}</h3>
      </header>
      <div role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.signal}</th>
              <th scope="col">{texts.value}</th>
              <th scope="col">{texts.since}</th>
              <th scope="col">{texts.until}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ id, signal, radix }) => {
              const edges = changes.get(signal);
              const change = edges?.at(cursor) ?? -1;
              const scope = scopePath(file.scopes, signal.scope);
              return (
                <tr key={id}>
                  <th scope="row">
                    {signalName({ ...signal, name: scope === "" ? signal.name : `${scope}.${signal.name}` })}
                  </th>
                  <td>{(edges && valueText(file.bytes, edges, change, signal, radix)) || "–"}</td>
                  <td>{edges && change >= 0 ? format.text(edges.timeAt(change)) : "–"}</td>
                  <td>{edges && change + 1 < edges.count ? format.text(edges.timeAt(change + 1)) : "–"}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Pager page={at} pageRows={pageRows} total={rows.length} onPage={setPage} words={words} />
    </section>
  );
}

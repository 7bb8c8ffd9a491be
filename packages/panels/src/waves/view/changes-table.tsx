import { type ReactNode, useState } from "react";
import { inSlices } from "../../viewers/in-slices";
import { valueText } from "../values/value-text";
import type { SignalChanges } from "../vcd/signal-changes";
import { changesCsv } from "./changes-csv";
import { Pager } from "./pager";
import type { WavesViewState } from "./use-waves";
import { signalName, type WaveItem } from "./wave-items";
import { WavesButton } from "./waves-button";
import type { WavesWords } from "./waves-words";

interface ChangesTableProps {
  readonly waves: WavesViewState;
  readonly item: Extract<WaveItem, { kind: "signal" }>;
  readonly edges: SignalChanges;
  readonly fileName: string;
  readonly words: WavesWords;
}

const pageRows = 100;

/** All changes of the chosen signal, in pages. It opens on the page of the cursor. */
export function ChangesTable({ waves, item, edges, fileName, words }: ChangesTableProps): ReactNode {
  const { texts } = words;
  const { cursor, file, format, clipboard, goTo } = waves;
  const { signal, radix } = item;
  const [page, setPage] = useState(() => Math.max(0, Math.floor(edges.at(cursor) / pageRows)));
  const first = page * pageRows;
  const count = Math.max(0, Math.min(pageRows, edges.count - first));
  const title = texts.changesOf(signalName(signal));
  const csv = async () => {
    const heads = [texts.time, texts.value] as const;
    const steps = changesCsv({ bytes: file.bytes, changes: edges, signal, radix, format, heads });
    return (await inSlices(steps, new AbortController().signal)) ?? "";
  };
  return (
    <section>
      <header>
        <h3>{title}</h3>
        <WavesButton label={texts.copy} onPress={() => void clipboard.copy(csv())} />
        <WavesButton label={texts.download} onPress={() => void csv().then((text) => save(fileName, text))} />
      </header>
      {edges.count === 0 ? (
        <p>{texts.noChanges}</p>
      ) : (
        <div role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.time}</th>
                <th scope="col">{texts.value}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: count }, (_, at) => first + at).map((change) => {
                const time = format.text(edges.timeAt(change));
                return (
                  <tr key={change} aria-current={edges.timeAt(change) === cursor || undefined}>
                    <th scope="row">
                      <WavesButton label={time} name={texts.goTo(time)} onPress={() => goTo(edges.timeAt(change))} />
                    </th>
                    <td>{valueText(file.bytes, edges, change, signal, radix) || "–"}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pageRows={pageRows} total={edges.count} onPage={setPage} words={words} />
    </section>
  );
}

function save(fileName: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

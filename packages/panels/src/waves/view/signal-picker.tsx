import { useEscape } from "@gatehouse/design";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { safeCharacters } from "../../viewers/safe-characters";
import type { WaveFile } from "../vcd/wave-file";
import { scopePath, type WaveSignal } from "../vcd/wave-signal";
import type { WavesViewState } from "./use-waves";
import { addSignals, signalName } from "./wave-items";
import { WavesButton } from "./waves-button";
import type { WavesWords } from "./waves-words";

interface SignalPickerProps {
  readonly waves: WavesViewState;
  readonly onClose: () => void;
  readonly words: WavesWords;
}

const mostListed = 100;
const top = -1;
/* Deeper scopes open only when they are pressed, because a hostile file may nest thousands. */
const mostOpened = 16;

/** The scopes and signals of the file, to add them to the rows. */
export function SignalPicker({ waves, onClose, words }: SignalPickerProps): ReactNode {
  const { texts } = words;
  const { file, items, setItems } = waves;
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEscape(field, () => (text === "" ? onClose() : setText("")));
  const tree = useMemo(() => treeOf(file), [file]);
  const found = useMemo(() => {
    const part = text.trim().toLowerCase();
    return part === "" ? undefined : file.signals.filter(({ name }) => name.toLowerCase().includes(part));
  }, [file, text]);
  const add = (signals: readonly WaveSignal[]) => setItems(addSignals(items, file, signals));
  return (
    <section className="gh-waves-picker" aria-label={texts.addSignals}>
      <header>
        <input
          ref={field}
          type="search"
          className="gh-waves-input"
          aria-label={texts.findSignal}
          placeholder={texts.findSignal}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <WavesButton isIconOnly icon="close" label={texts.closePicker} onPress={onClose} />
      </header>
      {found?.length === 0 && <p role="status">{texts.noSignalFound}</p>}
      {found ? (
        <SignalItems signals={found} withScope waves={waves} onAdd={add} words={words} />
      ) : (
        <Scope scope={top} depth={0} tree={tree} waves={waves} onAdd={add} words={words} />
      )}
    </section>
  );
}

interface Tree {
  readonly scopes: ReadonlyMap<number, readonly number[]>;
  readonly signals: ReadonlyMap<number, readonly WaveSignal[]>;
}

/** The content of each scope. */
function treeOf({ scopes, signals }: WaveFile): Tree {
  const tree = { scopes: new Map<number, number[]>(), signals: new Map<number, WaveSignal[]>() };
  const add = <T,>(map: Map<number, T[]>, key: number, value: T) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  for (const [at, { parent }] of scopes.entries()) add(tree.scopes, parent, at);
  for (const signal of signals) add(tree.signals, signal.scope, signal);
  return tree;
}

interface ScopeProps {
  readonly scope: number;
  /** How many scopes are around it. */
  readonly depth: number;
  readonly tree: Tree;
  readonly waves: WavesViewState;
  readonly onAdd: (signals: readonly WaveSignal[]) => void;
  readonly words: WavesWords;
}

function Scope(props: ScopeProps): ReactNode {
  const { scope, depth, tree, waves, onAdd, words } = props;
  const { texts, number } = words;
  const [open, setOpen] = useState<number>();
  const scopes = tree.scopes.get(scope) ?? [];
  // A single scope is open, because there is nothing else to choose.
  const opened = open ?? (scopes.length === 1 && depth < mostOpened ? scopes[0] : undefined);
  return (
    <ul className="gh-waves-scopes">
      <SignalItems signals={tree.signals.get(scope) ?? []} waves={waves} onAdd={onAdd} words={words} isInList />
      {scopes.slice(0, mostListed).map((at) => {
        const name = safeCharacters(waves.file.scopes[at]!.name);
        const signals = tree.signals.get(at) ?? [];
        return (
          <li key={at}>
            <div>
              <WavesButton
                icon="right"
                label={name}
                name={texts.scope(name, texts.signalCount(number(signals.length)))}
                isExpanded={at === opened}
                onPress={() => setOpen(at === opened ? top : at)}
              />
              {signals.length > 0 && (
                <WavesButton label={texts.addAll} name={texts.addScope(name)} onPress={() => onAdd(signals)} />
              )}
            </div>
            {at === opened && <Scope {...props} scope={at} depth={depth + 1} />}
          </li>
        );
      })}
    </ul>
  );
}

interface SignalItemsProps extends Omit<ScopeProps, "scope" | "depth" | "tree"> {
  readonly signals: readonly WaveSignal[];
  readonly withScope?: boolean;
  readonly isInList?: boolean;
}

function SignalItems({ signals, withScope, isInList, waves, onAdd, words }: SignalItemsProps): ReactNode {
  const { texts, number } = words;
  const rows = signals.slice(0, mostListed).map((signal, at) => {
    const path = safeCharacters(scopePath(waves.file.scopes, signal.scope));
    const name = withScope && path !== "" ? `${path}.${signalName(signal)}` : signalName(signal);
    return (
      <li key={at}>
        <WavesButton icon="plus" label={name} name={texts.add(name)} onPress={() => onAdd([signal])} />
      </li>
    );
  });
  const more = signals.length > mostListed && (
    <li className="gh-waves-note">{texts.moreSignals(number(signals.length - mostListed))}</li>
  );
  if (isInList)
    return (
      <>
        {rows}
        {more}
      </>
    );
  return (
    <ul className="gh-waves-scopes">
      {rows}
      {more}
    </ul>
  );
}

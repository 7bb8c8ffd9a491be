import { useEscape } from "@gatehouse/design";
import { type ReactNode } from "react";
import { hasRadix, type Radix, radixes } from "../values/radix";
import { scopePath } from "../vcd/wave-signal";
import type { WavesPanes } from "./use-panes";
import type { ValueSearch } from "./use-value-search";
import type { WavesViewState } from "./use-waves";
import { setGroup, setRadix, signalName, type WaveItem } from "./wave-items";
import { WavesButton } from "./waves-button";
import type { WavesWords } from "./waves-words";

interface ChosenBarProps {
  readonly waves: WavesViewState;
  readonly search: ValueSearch;
  readonly panes: WavesPanes;
  readonly words: WavesWords;
}

/** Actions for the chosen signal or group. */
export function ChosenBar({ waves, search, panes, words }: ChosenBarProps): ReactNode {
  const { texts } = words;
  const { chosen, setItems } = waves;
  if (!chosen) return null;
  const isGroup = chosen.kind === "group";
  return (
    <div className="gh-waves-bar" role="group" aria-label={texts.chosen}>
      {isGroup ? (
        <>
          <input
            className="gh-waves-input"
            aria-label={texts.groupName}
            value={chosen.name}
            onChange={(event) => setItems(setGroup(waves.items, chosen.id, { name: event.target.value }))}
          />
          <WavesButton label={chosen.isFolded ? texts.unfold : texts.fold} onPress={() => waves.fold()} />
        </>
      ) : (
        <>
          <span className="gh-waves-chosen">{fullName(waves, chosen)}</span>
          {hasRadix(chosen.signal) && (
            <select
              className="gh-waves-input"
              aria-label={texts.radix}
              value={chosen.radix}
              onChange={(event) => setItems(setRadix(waves.items, chosen.id, event.target.value as Radix))}
            >
              {radixes.map((radix) => (
                <option key={radix} value={radix}>
                  {texts.radixes[radix]}
                </option>
              ))}
            </select>
          )}
        </>
      )}
      <WavesButton isIconOnly icon="up" label={texts.moveUp} onPress={() => waves.move(-1)} />
      <WavesButton isIconOnly icon="down" label={texts.moveDown} onPress={() => waves.move(1)} />
      {!isGroup && <WavesButton isIconOnly icon="group" label={texts.newGroup} onPress={waves.addGroup} />}
      <WavesButton isIconOnly icon="remove" label={isGroup ? texts.removeGroup : texts.remove} onPress={waves.remove} />
      <span className="gh-waves-space" />
      {!isGroup && chosen.signal.kind !== "event" && <FindField search={search} panes={panes} words={words} />}
    </div>
  );
}

function fullName({ file }: WavesViewState, item: WaveItem): string {
  if (item.kind === "group") return item.name;
  const scope = scopePath(file.scopes, item.signal.scope);
  return scope === "" ? signalName(item.signal) : signalName({ ...item.signal, name: `${scope}.${item.signal.name}` });
}

function FindField({ search, panes, words }: Omit<ChosenBarProps, "waves">): ReactNode {
  const { texts } = words;
  useEscape(panes.findRef, () => {
    search.change("");
    panes.focusList();
  });
  const results = { searching: texts.searching, none: texts.noMatch, wrong: texts.wrongValue };
  return (
    <div className="gh-waves-find">
      <span className="gh-waves-note" role="status">
        {search.result && results[search.result]}
      </span>
      <input
        ref={panes.findRef}
        type="search"
        className="gh-waves-input"
        aria-label={texts.findValue}
        placeholder={texts.findValue}
        value={search.text}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void search.find(event.shiftKey ? -1 : 1);
          else return;
          event.preventDefault();
        }}
      />
      <WavesButton isIconOnly icon="left" label={texts.previousValue} onPress={() => void search.find(-1)} />
      <WavesButton isIconOnly icon="right" label={texts.nextValue} onPress={() => void search.find(1)} />
    </div>
  );
}

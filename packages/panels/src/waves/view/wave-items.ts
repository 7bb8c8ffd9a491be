import { safeCharacters } from "../../viewers/safe-characters";
import { defaultRadix, type Radix } from "../values/radix";
import type { WaveFile } from "../vcd/wave-file";
import { scopePath, type WaveSignal } from "../vcd/wave-signal";

/** A row of the viewer: a signal, or the head of a group, to which the signals below it belong. */
export type WaveItem =
  | { readonly kind: "signal"; readonly id: number; readonly signal: WaveSignal; readonly radix: Radix }
  | { readonly kind: "group"; readonly id: number; readonly name: string; readonly isFolded: boolean };

export type WaveItems = readonly WaveItem[];

/* More signals would be too long a list to begin with. */
const mostAtFirst = 40;

const nextId = (items: WaveItems) => items.reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** The signals that are shown at first, in groups by their scope. */
export function firstItems(file: WaveFile): WaveItems {
  const variables = file.signals.filter(({ type }) => type !== "parameter");
  return addSignals([], file, variables.slice(0, mostAtFirst));
}

/** The rows with signals added to the groups of their scopes. */
export function addSignals(items: WaveItems, file: WaveFile, signals: readonly WaveSignal[]): WaveItems {
  let id = nextId(items);
  const byScope = new Map<string, WaveItem[]>();
  for (const signal of signals) {
    const scope = safeCharacters(scopePath(file.scopes, signal.scope));
    const list = byScope.get(scope) ?? [];
    list.push({ kind: "signal", id: (id += 1), signal, radix: defaultRadix(signal) });
    byScope.set(scope, list);
  }
  let all = items;
  for (const [scope, added] of byScope) {
    const group = all.findIndex((item) => item.kind === "group" && item.name === scope);
    const end = all.findIndex((item, at) => at > group && item.kind === "group");
    // Signals outside of all scopes come before the first group.
    if (group === -1 && scope !== "")
      all = [...all, { kind: "group", id: (id += 1), name: scope, isFolded: false }, ...added];
    else if (end === -1) all = [...all, ...added];
    else all = [...all.slice(0, end), ...added, ...all.slice(end)];
  }
  return all;
}

/** The rows that are not in a folded group. */
export function shownItems(items: WaveItems): WaveItems {
  let isFolded = false;
  return items.filter((item) => {
    if (item.kind === "signal") return !isFolded;
    isFolded = item.isFolded;
    return true;
  });
}

/** The range of a row. For the head of a group, it includes the group's signals. */
function blockOf(items: WaveItems, id: number): readonly [from: number, to: number] {
  const from = items.findIndex((item) => item.id === id);
  if (items[from]?.kind !== "group") return [from, from + 1];
  const end = items.findIndex((item, at) => at > from && item.kind === "group");
  return [from, end === -1 ? items.length : end];
}

/** The rows with one of them moved by one place, or a whole group past the next one. */
export function moveItem(items: WaveItems, id: number, by: 1 | -1): WaveItems {
  const [from, to] = blockOf(items, id);
  const isGroup = items[from]?.kind === "group";
  if (by === 1) {
    const next = items[to];
    return next ? swap(items, from, to, isGroup ? blockOf(items, next.id)[1] : to + 1) : items;
  }
  const start = isGroup ? items.slice(0, from).findLastIndex(({ kind }) => kind === "group") : from - 1;
  return from > 0 ? swap(items, Math.max(0, start), from, to) : items;
}

/** The rows with two neighboring ranges swapped. */
const swap = (items: WaveItems, from: number, middle: number, to: number): WaveItems => [
  ...items.slice(0, from),
  ...items.slice(middle, to),
  ...items.slice(from, middle),
  ...items.slice(to),
];

/** The rows without one of them. Removing a group removes its signals too. */
export function removeItem(items: WaveItems, id: number): WaveItems {
  const [from, to] = blockOf(items, id);
  return from === -1 ? items : [...items.slice(0, from), ...items.slice(to)];
}

/** The rows with the head of a new group before one of them. */
export function insertGroup(items: WaveItems, before: number, name: string): WaveItems {
  const at = items.findIndex(({ id }) => id === before);
  return [...items.slice(0, at), { kind: "group", id: nextId(items), name, isFolded: false }, ...items.slice(at)];
}

export const setRadix = (items: WaveItems, id: number, radix: Radix): WaveItems =>
  items.map((item) => (item.id === id && item.kind === "signal" ? { ...item, radix } : item));

export const setGroup = (
  items: WaveItems,
  id: number,
  change: { readonly name?: string; readonly isFolded?: boolean },
): WaveItems => items.map((item) => (item.id === id && item.kind === "group" ? { ...item, ...change } : item));

/** A signal's name with its range, as it is shown. */
export const signalName = ({ name, range }: WaveSignal): string => safeCharacters(`${name}${range}`);

import { useCallback, useEffect, useMemo, useState } from "react";
import { useClipboard } from "../../viewers/use-clipboard";
import { fitWindow, moveWindow, showTime, type TimeWindow, wholeWindow, zoomWindow } from "../draw/time-window";
import { hasRadix, radixes } from "../values/radix";
import { parseTime, TimeFormat } from "../values/time-text";
import type { WaveFile } from "../vcd/wave-file";
import { useChanges } from "./use-changes";
import {
  firstItems,
  insertGroup,
  moveItem,
  removeItem,
  setGroup,
  setRadix,
  shownItems,
  type WaveItem,
  type WaveItems,
} from "./wave-items";
import type { WavesTime } from "./waves-view-props";
import type { WavesWords } from "./waves-words";

/** The state of a viewer with a file, and everything that can be done in it. */
export function useWaves(file: WaveFile, time: WavesTime | undefined, { texts, locale, number }: WavesWords) {
  const whole = useMemo(() => wholeWindow(file.startTime, file.endTime), [file]);
  const format = useMemo(() => new TimeFormat(file.timescale, locale), [file, locale]);
  const changes = useChanges(file);
  const clipboard = useClipboard();
  const [items, setItems] = useState<WaveItems>(() => firstItems(file));
  const shown = useMemo(() => shownItems(items), [items]);
  const [chosenId, setChosenId] = useState(() => items.find(({ kind }) => kind === "signal")?.id);
  const chosen = shown.find(({ id }) => id === chosenId);
  const [view, setView] = useState<TimeWindow>(whole);
  const [cursor, setCursor] = useState(file.startTime);
  const [secondCursor, setSecondCursor] = useState<number>();
  // In CSS pixels, as last measured by the plot.
  const [plotWidth, setPlotWidth] = useState(1);

  const goTo = useCallback(
    (next: number) => {
      const inside = Math.min(file.endTime, Math.max(file.startTime, Math.round(next)));
      setCursor(inside);
      setView((now) => showTime(now, whole, inside));
    },
    [file, whole],
  );
  useEffect(() => {
    const asked = time && parseTime(time.time, file.timescale);
    if (asked !== undefined) goTo(asked);
  }, [time, file, goTo]);

  const chosenChanges = chosen?.kind === "signal" ? changes.get(chosen.signal) : undefined;
  const moveToEdge = (by: 1 | -1) => {
    if (!chosenChanges) return;
    const next = by === 1 ? chosenChanges.at(cursor) + 1 : chosenChanges.before(cursor);
    if (next >= 0 && next < chosenChanges.count) goTo(chosenChanges.timeAt(next));
  };
  const choose = (item: WaveItem | undefined) => item && setChosenId(item.id);
  const chooseBy = (by: number) => {
    const at = shown.findIndex(({ id }) => id === chosenId);
    choose(shown[Math.max(0, Math.min(shown.length - 1, at + by))]);
  };
  const onChosen = (change: (items: WaveItems, id: number) => WaveItems) =>
    chosen && setItems((now) => change(now, chosen.id));

  return {
    file,
    whole,
    format,
    changes,
    clipboard,
    items,
    setItems,
    shown,
    chosen,
    choose,
    chooseBy,
    view,
    setView: useCallback((next: TimeWindow) => setView(fitWindow(next, whole)), [whole]),
    cursor,
    setCursor,
    secondCursor,
    setSecondCursor,
    plotWidth,
    setPlotWidth,
    goTo,
    moveToEdge,
    zoom: (factor: number, at = cursor >= view.start && cursor <= view.end ? cursor : (view.start + view.end) / 2) =>
      setView(zoomWindow(view, whole, at, factor)),
    zoomAll: () => setView(whole),
    zoomToCursors: () => {
      if (secondCursor === undefined || secondCursor === cursor) return;
      const [from, to] = [Math.min(cursor, secondCursor), Math.max(cursor, secondCursor)];
      const room = (to - from) * 0.05;
      setView(fitWindow({ start: from - room, end: to + room }, whole));
    },
    pan: (share: number) => setView(moveWindow(view, whole, (view.end - view.start) * share)),
    /** Moves by at least one time step, because a pixel of a short file can be less. */
    moveCursor: (pixels: number) =>
      goTo(cursor + Math.sign(pixels) * Math.max(1, Math.abs((pixels * (view.end - view.start)) / plotWidth))),
    nextRadix: () =>
      onChosen((now, id) => {
        if (chosen?.kind !== "signal" || !hasRadix(chosen.signal)) return now;
        return setRadix(now, id, radixes[(radixes.indexOf(chosen.radix) + 1) % radixes.length] ?? "hex");
      }),
    move: (by: 1 | -1) => onChosen((now, id) => moveItem(now, id, by)),
    remove: () => {
      if (!chosen) return;
      const at = shown.indexOf(chosen);
      const left = shownItems(removeItem(items, chosen.id));
      setItems(removeItem(items, chosen.id));
      setChosenId((left[at] ?? left.at(-1))?.id);
    },
    addGroup: () => {
      if (!chosen) return;
      const count = items.filter(({ kind }) => kind === "group").length;
      const next = insertGroup(items, chosen.id, texts.defaultGroup(number(count + 1)));
      setItems(next);
      setChosenId(next[next.findIndex(({ id }) => id === chosen.id) - 1]?.id);
    },
    fold: (item = chosen) => {
      if (item?.kind === "group") setItems(setGroup(items, item.id, { isFolded: !item.isFolded }));
    },
  };
}

export type WavesViewState = ReturnType<typeof useWaves>;

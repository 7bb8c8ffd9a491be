import { viewer } from "@gatehouse/contract/viewer";
import { atom } from "jotai";
import { useEffect } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { useEndpoint } from "../../../data/use-endpoint";
import { useAtomStore, usePortalAtom } from "../../../portal/use-portal-atom";
import { type Tour, tourFlags } from "./tour-flags";

/** The page is read before a tour covers it. */
const delayMs = 1_000;

/** Tours that began in this visit: one whose end could not be recorded does not come again before the next. */
const begunToursAtom = atom<ReadonlySet<Tour>>(new Set<Tour>());

/** A dialog or a menu is open, or something is being typed. */
const busy = "dialog:modal, [role=menu], [role=listbox], :is(input, textarea, select):focus";

/**
 * Starts a tour by itself, once for each account, a second after the page is there and not while the user is at something.
 * Staff who act for a customer do not use up the customer's tours.
 */
export function useOwnStart(tour: Tour, isPossible: boolean, start: () => void): void {
  const store = useAtomStore();
  const begun = usePortalAtom(begunToursAtom);
  const user = useViewer().data;
  const isNew = isPossible && !begun.has(tour);
  const flags = useEndpoint(viewer.tours, {}, { isEnabled: isNew }).data;
  const isDue = isNew && flags?.[tourFlags[tour]] === false && user !== undefined && !user.impersonated_by;
  useEffect(() => {
    if (!isDue) return;
    const attempt = () => {
      if (document.hidden || document.querySelector(busy) !== null) return;
      store.set(begunToursAtom, (before) => new Set([...before, tour]));
      start();
    };
    const timer = setInterval(attempt, delayMs);
    return () => clearInterval(timer);
  }, [isDue, tour, start, store]);
}

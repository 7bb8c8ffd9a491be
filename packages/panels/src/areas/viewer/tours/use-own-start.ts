import { viewer } from "@gatehouse/contract/viewer";
import { atom } from "jotai";
import { useEffect } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { useEndpoint } from "../../../data/use-endpoint";
import { useAtomStore, usePortalAtom } from "../../../portal/use-portal-atom";
import { type Tour, tourFlags } from "./tour-flags";

/** Gives users time to see the page before a tour covers it. */
const delayMs = 1_000;

/** Tours started in this visit. If recording a tour's end fails, it doesn't start again before the next visit. */
const begunToursAtom = atom<ReadonlySet<Tour>>(new Set<Tour>());

/** Matches if a dialog or menu is open, or a field has the focus. */
const busy = "dialog:modal, [role=menu], [role=listbox], :is(input, textarea, select):focus";

/**
 * Starts a tour automatically, once per account, a second after the page appears and only while the user isn't busy.
 * Staff who impersonate a customer don't use up the customer's tours.
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

import { viewer } from "@gatehouse/contract/viewer";
import { useCallback } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { useAction } from "../../../data/use-action";
import { usePortal } from "../../../portal/portal-context";
import { findTourCompleted } from "../viewer.look-ups";
import { type Tour, tourFlags } from "./tour-flags";

/**
 * Records that the user has seen a tour, unless staff are impersonating them. A failure only emits an event, and the
 * tour starts again on the next visit.
 */
export function useTourRecord(tour: Tour): () => void {
  const { emit } = usePortal();
  const isOwn = !useViewer().data?.impersonated_by;
  const { run } = useAction(viewer.completeTour, {
    findDone: findTourCompleted,
    onFailure: (error) => emit({ type: "tour.unrecorded", tour, error }),
  });
  return useCallback(() => {
    if (isOwn) run({ body: { [tourFlags[tour]]: true } });
  }, [isOwn, run, tour]);
}

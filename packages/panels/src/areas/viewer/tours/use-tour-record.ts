import { viewer } from "@gatehouse/contract/viewer";
import { useCallback } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { endpointKey } from "../../../data/endpoint-key";
import { useSendOnce } from "../../../data/use-send-once";
import { usePortal } from "../../../portal/portal-context";
import { findTourCompleted } from "../viewer.look-ups";
import { type Tour, tours } from "./tours";

/**
 * Records that a tour was seen, unless by somebody who acts for the customer. A failure is reported and disturbs nobody: the
 * tour comes again at the next visit.
 */
export function useTourRecord(tour: Tour): () => void {
  const { queryClient, emit } = usePortal();
  const sendOnce = useSendOnce();
  const isOwn = !useViewer().data?.impersonated_by;
  return useCallback(() => {
    if (!isOwn) return;
    sendOnce(viewer.completeTour, { body: { [tours[tour].flag]: true } }, { findDone: findTourCompleted }).then(
      () => void queryClient.invalidateQueries({ queryKey: endpointKey(viewer.tours) }),
      (error: unknown) => emit({ type: "tour.unrecorded", tour, error }),
    );
  }, [isOwn, sendOnce, queryClient, emit, tour]);
}

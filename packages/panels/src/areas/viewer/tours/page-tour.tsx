import { Button, EyeIcon } from "@gatehouse/design";
import type { SpotlightEnd } from "@gatehouse/design/spotlight";
import { type ReactNode, useCallback, useEffect } from "react";
import { viewerMessages } from "../../../access/session/viewer.messages";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useOnDemand } from "../../../portal/use-on-demand";
import { pageTourAtom } from "./page-tour-atom";
import type { Tour } from "./tours";
import { useHasRoomForTours } from "./use-has-room-for-tours";
import { useOwnStart } from "./use-own-start";
import { useTourRecord } from "./use-tour-record";

/** The guided tour of a page: it comes by itself once, and with a button again. Nothing in a narrow window. */
export function PageTour({ tour }: { readonly tour: Tour }): ReactNode {
  return useHasRoomForTours() ? <TourAndButton tour={tour} /> : null;
}

const loadTour = () => import("./guided-tour").then(({ GuidedTour }) => GuidedTour);

function TourAndButton({ tour }: { readonly tour: Tour }): ReactNode {
  const texts = useMessages(viewerMessages);
  const { store } = usePortal();
  const record = useTourRecord(tour);
  const { Shown: GuidedTour, show, hide } = useOnDemand("GuidedTour", loadTour);
  const onEnd = useCallback(
    (end: SpotlightEnd) => {
      hide();
      if (end !== "empty") record();
    },
    [hide, record],
  );
  useOwnStart(tour, GuidedTour === null, show);
  useEffect(() => {
    store.set(pageTourAtom, { start: show });
    return () => store.set(pageTourAtom, null);
  }, [store, show]);
  return (
    <>
      <Button iconOnly size="sm" variant="quiet" aria-label={texts.showTour} icon={<EyeIcon />} onPress={show} />
      {GuidedTour !== null && <GuidedTour tour={tour} onEnd={onEnd} />}
    </>
  );
}

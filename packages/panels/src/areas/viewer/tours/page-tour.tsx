import { Button, EyeIcon } from "@gatehouse/design";
import type { SpotlightEnd } from "@gatehouse/design/overlays";
import { useSetAtom } from "jotai";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useMessages } from "../../../provider/messages";
import { usePortal } from "../../../provider/portal-context";
import { viewerMessages } from "../viewer.messages";
import type { GuidedTourProps } from "./guided-tour";
import { pageTourAtom } from "./page-tour-atom";
import type { Tour } from "./tours";
import { useHasRoomForTours } from "./use-has-room-for-tours";
import { useOwnStart } from "./use-own-start";
import { useTourRecord } from "./use-tour-record";

/** The guided tour of a page: it comes by itself once, and with a button again. Nothing in a narrow window. */
export function PageTour({ tour }: { readonly tour: Tour }): ReactNode {
  return useHasRoomForTours() ? <TourAndButton tour={tour} /> : null;
}

function TourAndButton({ tour }: { readonly tour: Tour }): ReactNode {
  const texts = useMessages(viewerMessages);
  const { store, emit } = usePortal();
  const setPageTour = useSetAtom(pageTourAtom, { store });
  const record = useTourRecord(tour);
  const [Running, setRunning] = useState<ComponentType<GuidedTourProps> | null>(null);
  // The code of tours is fetched when one starts; without it there is none, and the page is as it was.
  const start = useCallback(() => {
    import("./guided-tour").then(
      (module) => setRunning(() => module.GuidedTour),
      (error: unknown) => emit({ type: "panel.failed", panel: "GuidedTour", error }),
    );
  }, [emit]);
  const onEnd = useCallback(
    (end: SpotlightEnd) => {
      setRunning(null);
      if (end !== "empty") record();
    },
    [record],
  );
  useOwnStart(tour, Running === null, start);
  useEffect(() => {
    setPageTour({ start });
    return () => setPageTour(null);
  }, [setPageTour, start]);
  return (
    <>
      <Button iconOnly size="sm" variant="quiet" aria-label={texts.showTour} icon={<EyeIcon />} onPress={start} />
      {Running !== null && <Running tour={tour} onEnd={onEnd} />}
    </>
  );
}

import { Button, EyeIcon, lazyModule, useLazyModule } from "@gatehouse/design";
import type { SpotlightEnd } from "@gatehouse/design/spotlight";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { viewerMessages } from "../../../access/session/viewer.messages";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { useAtomStore } from "../../../portal/use-portal-atom";
import { pageTourAtom } from "./page-tour-atom";
import type { Tour } from "./tour-flags";
import { useHasRoomForTours } from "./use-has-room-for-tours";
import { useOwnStart } from "./use-own-start";
import { useTourRecord } from "./use-tour-record";

/** The guided tour of a page: it comes by itself once, and with a button again. Nothing in a narrow window. */
export function PageTour({ tour }: { readonly tour: Tour }): ReactNode {
  return useHasRoomForTours() ? <TourAndButton tour={tour} /> : null;
}

const guidedTour = lazyModule(() => import("./guided-tour"));

function TourAndButton({ tour }: { readonly tour: Tour }): ReactNode {
  const texts = useMessages(viewerMessages);
  const { emit } = usePortal();
  const store = useAtomStore();
  const record = useTourRecord(tour);
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  const loaded = useLazyModule(guidedTour, isShown, (error) => {
    emit({ type: "panel.failed", panel: "GuidedTour", error });
    setIsShown(false);
  });
  const onEnd = useCallback(
    (end: SpotlightEnd) => {
      setIsShown(false);
      if (end !== "empty") record();
    },
    [record],
  );
  useOwnStart(tour, !isShown, show);
  useEffect(() => {
    store.set(pageTourAtom, { start: show });
    return () => store.set(pageTourAtom, null);
  }, [store, show]);
  return (
    <>
      <Button iconOnly size="sm" variant="quiet" aria-label={texts.showTour} icon={<EyeIcon />} onPress={show} />
      {loaded && <loaded.GuidedTour tour={tour} onEnd={onEnd} />}
    </>
  );
}

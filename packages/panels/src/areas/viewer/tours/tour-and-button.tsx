import { Button, EyeIcon, lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { viewerMessages } from "../../../access/session/viewer.messages";
import { useMessages } from "../../../portal/messages";
import { useAtomStore } from "../../../portal/use-portal-atom";
import { useReportNotLoaded } from "../../../portal/use-report-not-loaded";
import { pageTourAtom } from "./page-tour-atom";
import type { Tour } from "./tour-flags";
import { useOwnStart } from "./use-own-start";

const guidedTour = lazyModule(() => import("./guided-tour"));

/** The button that starts a page's tour, and the tour itself while it runs. */
export function TourAndButton({ tour }: { readonly tour: Tour }): ReactNode {
  const texts = useMessages(viewerMessages);
  const report = useReportNotLoaded("GuidedTour");
  const store = useAtomStore();
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  const loaded = useLazyModule(guidedTour, isShown, (error) => {
    setIsShown(false);
    report(error);
  });
  const hide = useCallback(() => setIsShown(false), []);
  useOwnStart(tour, !isShown, show);
  useEffect(() => {
    store.set(pageTourAtom, { start: show });
    return () => store.set(pageTourAtom, null);
  }, [store, show]);
  return (
    <>
      <Button iconOnly size="sm" variant="quiet" aria-label={texts.showTour} icon={<EyeIcon />} onPress={show} />
      {loaded && <loaded.GuidedTour tour={tour} onEnd={hide} />}
    </>
  );
}

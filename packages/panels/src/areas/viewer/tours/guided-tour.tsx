import { Spotlight, type SpotlightEnd } from "@gatehouse/design/spotlight";
import { type ReactNode, useCallback } from "react";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import type { Tour } from "./tour-flags";
import { tourSteps } from "./tour-steps";
import { toursMessages } from "./tours.messages";
import { useTourRecord } from "./use-tour-record";

export interface GuidedTourProps {
  readonly tour: Tour;
  readonly onEnd: () => void;
}

/** A running tour of a page. Its end is recorded unless the page had nothing to show. */
export function GuidedTour({ tour, onEnd }: GuidedTourProps): ReactNode {
  const { client } = usePortal();
  const record = useTourRecord(tour);
  const end = useCallback(
    (how: SpotlightEnd) => {
      onEnd();
      if (how !== "empty") record();
    },
    [onEnd, record],
  );
  const { controls, ...tours } = useMessages(toursMessages);
  const { label, steps } = tours[tour];
  const texts: Readonly<
    Record<string, { readonly title: string; readonly text: (product: string) => string } | undefined>
  > = steps;
  return (
    <Spotlight
      label={label}
      steps={Object.entries(tourSteps[tour]).map(([id, selector]) => ({
        id,
        title: texts[id]?.title ?? "",
        text: texts[id]?.text(client.product.name),
        find: () => document.querySelector(selector),
      }))}
      texts={controls}
      onEnd={end}
    />
  );
}

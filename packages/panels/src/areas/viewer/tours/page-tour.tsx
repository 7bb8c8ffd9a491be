import { lazyModule, useLazyModule } from "@gatehouse/design";
import type { ReactNode } from "react";
import { usePortal } from "../../../portal/portal-context";
import type { Tour } from "./tour-flags";
import { useHasRoomForTours } from "./use-has-room-for-tours";

const parts = lazyModule(() => import("./tour-and-button"));

/** The guided tour of a page. It starts once automatically, and again by a button. Narrow windows have no tours. */
export function PageTour({ tour }: { readonly tour: Tour }): ReactNode {
  const { emit } = usePortal();
  const hasRoom = useHasRoomForTours();
  const loaded = useLazyModule(parts, hasRoom, (error) => emit({ type: "panel.failed", panel: "PageTour", error }));
  return loaded && <loaded.TourAndButton tour={tour} />;
}

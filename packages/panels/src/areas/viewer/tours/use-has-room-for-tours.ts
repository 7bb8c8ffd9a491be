import { useMediaQuery } from "../../../portal/use-media-query";

/** Tours are for wider windows only. */
export function useHasRoomForTours(): boolean {
  return useMediaQuery("(width > 768px)", false);
}

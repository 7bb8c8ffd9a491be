import { useMediaQuery } from "../../../portal/use-media-query";

/** Whether the window is wide enough for tours. */
export function useHasRoomForTours(): boolean {
  return useMediaQuery("(width > 768px)", false);
}

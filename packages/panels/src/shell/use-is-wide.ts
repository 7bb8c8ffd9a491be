import { useMediaQuery } from "../portal/use-media-query";

/** Below 767 px the sidebar starts closed (spec part 1 §2). */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 767px)", true);
}

import { useMediaQuery } from "../portal/use-media-query";

/** Whether the window is at least 767 px wide. Below that, the sidebar starts closed. */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 767px)", true);
}

/** Whether the window is wider than 1,024 px. Up to that, the sidebar is a rail to save room. */
export function useIsRoomy(): boolean {
  return useMediaQuery("(min-width: 1025px)", true);
}

import { useMediaQuery } from "../portal/use-media-query";

/** Below 767 px the sidebar starts closed. */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 767px)", true);
}

/** Up to 1,024 px the content needs the room: the sidebar is a rail. */
export function useIsRoomy(): boolean {
  return useMediaQuery("(min-width: 1025px)", true);
}

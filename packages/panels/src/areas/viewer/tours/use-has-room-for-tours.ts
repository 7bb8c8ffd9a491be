import { useSyncExternalStore } from "react";

/** Tours are for wider windows only (spec part 1 §2). */
const roomQuery = "(width > 768px)";

export function useHasRoomForTours(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(roomQuery).matches, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(roomQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

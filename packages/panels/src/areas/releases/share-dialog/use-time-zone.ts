import { useViewer } from "../../../access/session/use-viewer";
import { isTimeZone } from "./zoned-time";

/** The time zone of the viewer's profile, or the browser's if the profile has none. */
export function useTimeZone(): string {
  const own = useViewer().data?.local_timezone;
  return typeof own === "string" && isTimeZone(own) ? own : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

import { hasSupportPlus } from "@gatehouse/contract/viewer";
import { useViewer } from "../../access/session/use-viewer";

/** Whether the viewer may use support. True until the viewer is known, so that tickets load without waiting for it. */
export function useSupportAccess(): boolean {
  const { data } = useViewer();
  return data === undefined || hasSupportPlus(data);
}

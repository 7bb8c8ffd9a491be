import { hasSupportPlus } from "@gatehouse/contract/viewer";
import { useViewer } from "../../access/session/use-viewer";

/** Whether the viewer has tickets. True until the viewer is known: the server decides, and nobody waits for two responses in turn. */
export function useSupportAccess(): boolean {
  const { data } = useViewer();
  return data === undefined || hasSupportPlus(data);
}

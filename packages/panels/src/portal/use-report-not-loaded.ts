import type { ReportNotLoaded } from "@gatehouse/design";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";

/** Tells the user that what they opened could not be loaded, and the embedder why. */
export function useReportNotLoaded(name: string): ReportNotLoaded {
  const { emit, notify } = usePortal();
  const { notLoaded } = useMessages(providerMessages);
  return (error) => {
    emit({ type: "panel.failed", panel: name, error });
    notify({ tone: "danger", text: notLoaded });
  };
}

import type { ReportNotLoaded } from "@gatehouse/design";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";

/** Tells the user that the opened part couldn't load, and reports the cause to the embedder. */
export function useReportNotLoaded(name: string): ReportNotLoaded {
  const { emit, notify } = usePortal();
  const { notLoaded } = useMessages(providerMessages);
  return (error) => {
    emit({ type: "panel.failed", panel: name, error });
    notify({ tone: "danger", text: notLoaded });
  };
}

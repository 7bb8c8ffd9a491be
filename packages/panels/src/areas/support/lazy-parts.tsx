import { hasSupportPlus } from "@gatehouse/contract/viewer";
import { lazyModule, useLazyModule } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useViewer } from "../../access/session/use-viewer";
import type { HelpSubject } from "./get-help/help-fact";

// Pages render without waiting for these parts.
const parts = /* @__PURE__ */ lazyModule(() => import("./support-parts"));

function useParts() {
  const { data: me } = useViewer();
  return useLazyModule(parts, me !== undefined && hasSupportPlus(me));
}

/** The help button, for accounts with support-plus. Opens the ticket dialog with the facts filled in. */
export function GetHelp(subject: HelpSubject): ReactNode {
  const loaded = useParts();
  return loaded && <loaded.HelpButton {...subject} />;
}

/** The number of new replies to tickets, for accounts with support-plus. It loads after the page. */
export function NewReplies(): ReactNode {
  const loaded = useParts();
  return loaded && <loaded.NewRepliesBadge />;
}

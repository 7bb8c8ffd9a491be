import { hasSupportPlus } from "@gatehouse/contract/viewer";
import { lazyModule, useLazyModule } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useViewer } from "../../access/session/use-viewer";
import type { HelpSubject } from "./get-help/help-fact";

// Pages go without them.
const parts = /* @__PURE__ */ lazyModule(() => import("./support-parts"));

function useParts() {
  const { data: me } = useViewer();
  return useLazyModule(parts, me !== undefined && hasSupportPlus(me));
}

/** 'Get help with this', for accounts with support-plus. It opens the ticket dialog with the facts filled in. */
export function GetHelp(subject: HelpSubject): ReactNode {
  const loaded = useParts();
  return loaded && <loaded.HelpButton {...subject} />;
}

/** How many replies to tickets are new, for accounts with support-plus. It comes after the page. */
export function NewReplies(): ReactNode {
  const loaded = useParts();
  return loaded && <loaded.NewRepliesBadge />;
}

import {
  actRefusal,
  changelogMin,
  isLongEnough,
  type Release,
  type ReleaseAct,
  releaseActs,
} from "@gatehouse/contract/releases";
import { useState } from "react";
import { useCapabilities } from "../../../access/session/use-capabilities";
import type { AskedAct } from "../dialogs/use-release-act";

export type OpenDialog = AskedAct | "changelogTooShort" | "share" | "compare";

export interface ReleaseActs {
  /** Whether the viewer may do the act in the release's current state. Also true if only a file is missing. */
  readonly can: (act: ReleaseAct) => boolean;
  /** Whether only a missing file prevents the act. */
  readonly lacksFile: (act: ReleaseAct) => boolean;
  /** Opens the act's dialog, or the one that says that the changelog is too short. */
  readonly ask: (act: AskedAct | "share" | "compare") => void;
  readonly open: OpenDialog | undefined;
  readonly close: () => void;
}

/** The dialog to open for an act: its own, or `changelogTooShort`. */
export function dialogFor(act: AskedAct | "share" | "compare", release: Release | undefined): OpenDialog {
  if (act === "share" || act === "compare" || releaseActs[act].requires !== "changelog") return act;
  return isLongEnough(release?.changelog ?? "", changelogMin) ? act : "changelogTooShort";
}

/** The acts for a release, and the dialog that is open for it. */
export function useReleaseActs(release: Release | undefined): ReleaseActs {
  const capabilities = useCapabilities();
  const [open, setOpen] = useState<OpenDialog>();
  const lacksFile = (act: ReleaseAct) => release !== undefined && actRefusal(act, release, capabilities) === "no-file";
  return {
    can: (act) => release !== undefined && (lacksFile(act) || actRefusal(act, release, capabilities) === undefined),
    lacksFile,
    ask: (act) => setOpen(dialogFor(act, release)),
    open,
    close: () => setOpen(undefined),
  };
}

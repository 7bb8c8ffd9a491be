import type { Release } from "@gatehouse/contract/releases";
import type { ReactNode } from "react";
import {
  ChangelogTooShortDialog,
  CompareDialog,
  ConfirmActDialog,
  RejectDialog,
  ShareDialog,
  UnpublishDialog,
} from "../releases.dialogs";
import type { ReleaseActs } from "./use-release-acts";

export interface ReleaseActDialogProps {
  readonly release: Release;
  readonly acts: Pick<ReleaseActs, "open" | "close">;
  readonly onEditChangelog: () => void;
}

/** The open dialog of a release. It stays open if the release changes meanwhile, and then shows why the act fails. */
export function ReleaseActDialog({ release, acts, onEditChangelog }: ReleaseActDialogProps): ReactNode {
  const { open, close } = acts;
  switch (open) {
    case undefined:
      return null;
    case "changelogTooShort":
      return (
        <ChangelogTooShortDialog
          onEdit={() => {
            close();
            onEditChangelog();
          }}
          onClose={close}
        />
      );
    case "compare":
      return <CompareDialog release={release} onClose={close} />;
    case "share":
      return <ShareDialog release={release} onClose={close} />;
    case "reject":
      return <RejectDialog release={release} onClose={close} />;
    case "unpublishNightly":
    case "unpublishStable":
      return <UnpublishDialog act={open} release={release} onClose={close} />;
    default:
      return <ConfirmActDialog act={open} release={release} onClose={close} />;
  }
}

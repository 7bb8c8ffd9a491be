import type { EndpointBody } from "@gatehouse/contract";
import type { Release, releases } from "@gatehouse/contract/releases";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import { type AskedAct, useReleaseAct } from "./use-release-act";

type PlainAct = Exclude<AskedAct, "reject">;

export interface ConfirmActDialogProps {
  readonly act: PlainAct;
  readonly release: Release;
  readonly onClose: () => void;
}

const bodies: Readonly<Record<PlainAct, EndpointBody<typeof releases.update>>> = {
  publishNightly: { nightly_build: true },
  unpublishNightly: { nightly_build: false },
  askForApproval: { pending_approval: true },
  approve: { stable_release: true },
  unpublishStable: { stable_release: false },
};

const takesAway: readonly PlainAct[] = ["unpublishNightly", "unpublishStable"];

/** Asks yes or no before a release is changed. */
export function ConfirmActDialog({ act, release, onClose }: ConfirmActDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const change = useReleaseAct(act, release, onClose);
  const { tag_name: versionTag } = release;
  return (
    <ConfirmDialog
      title={texts.titles[act]}
      onClose={onClose}
      confirmLabel={texts.confirmYes}
      cancelLabel={texts.confirmNo}
      tone={takesAway.includes(act) ? "danger" : "neutral"}
      isPending={change.isPending}
      error={change.refusal}
      onConfirm={() => change.run({ versionTag, body: bodies[act] })}
    >
      <p>{texts.questions[act](versionTag)}</p>
    </ConfirmDialog>
  );
}

import type { EndpointBody } from "@gatehouse/contract";
import type { Release, releases } from "@gatehouse/contract/releases";
import { IdentifiedText } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import type { UnpublishAct } from "./unpublish-dialog";
import { type AskedAct, useReleaseAct } from "./use-release-act";

type PlainAct = Exclude<AskedAct, "reject" | UnpublishAct>;

export interface ConfirmActDialogProps {
  readonly act: PlainAct;
  readonly release: Release;
  readonly onClose: () => void;
}

const bodies: Readonly<Record<PlainAct, (release: Release) => EndpointBody<typeof releases.update>>> = {
  publishNightly: () => ({ nightly_build: true }),
  askForApproval: () => ({ pending_approval: true }),
  // Approve exactly the shown file and changelog, not a later version of them.
  approve: ({ sha256, changelog }) => ({
    stable_release: true,
    ...(sha256 != null && { sha256 }),
    base_changelog: changelog ?? "",
  }),
};

/** Confirms a change of a release. */
export function ConfirmActDialog({ act, release, onClose }: ConfirmActDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const change = useReleaseAct(act, release, onClose);
  // Keep the values from when the dialog opened: the user hasn't confirmed any later change.
  const [body] = useState(() => bodies[act](release));
  const { tag_name: versionTag, approvals } = release;
  const isFirst = act === "approve" && approvals != null && approvals.given.length + 1 < approvals.needed;
  return (
    <ConfirmDialog
      title={texts.titles[act]}
      onClose={onClose}
      confirmLabel={texts.confirmYes}
      cancelLabel={texts.confirmNo}
      tone="neutral"
      isPending={change.isPending}
      error={change.refusal}
      onConfirm={() => change.run({ versionTag, body })}
    >
      <p>
        <IdentifiedText ids={[versionTag]}>
          {isFirst ? texts.approvesFirst(versionTag) : texts.questions[act](versionTag)}
        </IdentifiedText>
      </p>
    </ConfirmDialog>
  );
}

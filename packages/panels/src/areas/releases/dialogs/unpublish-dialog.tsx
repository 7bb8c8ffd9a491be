import type { EndpointBody } from "@gatehouse/contract";
import { downloads } from "@gatehouse/contract/downloads";
import { type Release, releases, unpublishReasonMax } from "@gatehouse/contract/releases";
import { IdentifiedText, NativeSelect, TextField } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import { AffectedAccounts } from "./affected-accounts";
import { successorsOf } from "./successors-of";
import { useReleaseAct } from "./use-release-act";

export type UnpublishAct = "unpublishNightly" | "unpublishStable";

export interface UnpublishDialogProps {
  readonly act: UnpublishAct;
  readonly release: Release;
  readonly onClose: () => void;
}

const bodies: Readonly<Record<UnpublishAct, EndpointBody<typeof releases.update>>> = {
  unpublishNightly: { nightly_build: false },
  unpublishStable: { stable_release: false },
};

const newest = { query: { page: 1, page_size: 100 } } as const;

function useSuccessors(act: UnpublishAct, versionTag: string): readonly string[] {
  const stable = useEndpoint(downloads.listStable, newest).data?.results ?? [];
  const nightly = useEndpoint(downloads.listNightly, newest).data?.results ?? [];
  return act === "unpublishStable"
    ? successorsOf(versionTag, stable, nightly)
    : successorsOf(versionTag, nightly, stable);
}

/** Unpublishes a version, with a notice for users who downloaded it. */
export function UnpublishDialog({ act, release, onClose }: UnpublishDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const change = useReleaseAct(act, release, onClose);
  const { tag_name: versionTag, nightly_build: isNightly, stable_release: isStable } = release;
  // Some servers leave a release in both lists.
  const ofBoth = act === "unpublishStable" ? texts.staysNightly : texts.staysStable;
  const ask = isNightly && isStable ? ofBoth : texts.questions[act];
  const form = useForm({
    initial: { unpublish_reason: "", successor: "" },
    check: ({ unpublish_reason: reason }) => ({
      unpublish_reason: [...reason.trim()].length > unpublishReasonMax ? texts.unpublishReasonTooLong : undefined,
    }),
    action: change,
    onSubmit: (values) => {
      const given = Object.entries(values).filter(([, value]) => value.trim() !== "");
      change.run({ versionTag, body: { ...bodies[act], ...Object.fromEntries(given) } });
    },
  });
  const tags = useSuccessors(act, versionTag);
  // A server that can't list the downloaders can't show them a notice, either.
  const hasNotice = !useOptionalEndpoint(releases.listDownloaders, { versionTag }).isMissing;
  return (
    <ConfirmDialog
      title={texts.titles[act]}
      onClose={onClose}
      confirmLabel={texts.confirmYes}
      cancelLabel={texts.confirmNo}
      tone="danger"
      isPending={form.isPending}
      error={form.refusal ?? change.refusal}
      onConfirm={form.submit}
    >
      <div ref={form.ref} className="gh-stack">
        <p>
          <IdentifiedText ids={[versionTag]}>{ask(versionTag)}</IdentifiedText>
        </p>
        {hasNotice && (
          <>
            <TextField
              label={texts.unpublishReason}
              description={texts.unpublishReasonHint}
              multiline
              rows={3}
              {...form.text("unpublish_reason")}
            />
            <NativeSelect
              label={texts.successor}
              value={form.values.successor}
              options={[{ value: "", label: texts.noSuccessor }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
              error={form.error("successor")}
              onChange={(successor) => form.set({ successor })}
            />
          </>
        )}
        <AffectedAccounts versionTag={versionTag} />
      </div>
    </ConfirmDialog>
  );
}

import { isLongEnough, reasonMin, type Release, releases } from "@gatehouse/contract/releases";
import { Banner, IdentifiedText, TextField } from "@gatehouse/design";
import { FormDialog } from "@gatehouse/design/form-dialog";
import type { ReactNode } from "react";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { useForm } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { releaseDialogsMessages, type ReleaseDialogsTexts } from "../release-dialogs.messages";
import { useReleaseAct } from "./use-release-act";

export interface RejectDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Permanently rejects a release, with a reason. */
export function RejectDialog({ release, onClose }: RejectDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const reject = useReleaseAct("reject", release, onClose);
  const { tag_name: versionTag, nightly_build: isPublished } = release;
  const { data: downloaders } = useOptionalEndpoint(
    releases.listDownloaders,
    { versionTag },
    { isEnabled: isPublished },
  );
  const form = useForm({
    initial: { release_rejected_reason: "" },
    check: ({ release_rejected_reason: reason }) => ({ release_rejected_reason: reasonError(reason, texts) }),
    action: reject,
    onSubmit: (values) => reject.run({ versionTag, body: { release_rejected: true, ...values } }),
  });
  return (
    <FormDialog
      title={texts.titles.reject}
      onSubmit={form.submit}
      submitLabel={texts.confirmYes}
      cancelLabel={texts.confirmNo}
      isPending={form.isPending}
      onClose={onClose}
    >
      <div ref={form.ref} className="gh-stack">
        <p>
          <IdentifiedText ids={[versionTag]}>{texts.questions.reject(versionTag)}</IdentifiedText>
        </p>
        {isPublished && (
          <p>
            {texts.rejectsNightly} {downloaders !== undefined && texts.rejectNotice}
          </p>
        )}
        <TextField label={texts.rejectReason} multiline rows={4} isRequired {...form.text("release_rejected_reason")} />
        {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
      </div>
    </FormDialog>
  );
}

function reasonError(reason: string, texts: ReleaseDialogsTexts): string | undefined {
  if (reason.trim() === "") return texts.reasonRequired;
  return isLongEnough(reason, reasonMin) ? undefined : texts.reasonTooShort;
}

import { type Release, releases } from "@gatehouse/contract/releases";
import { type ReactNode, useState } from "react";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import { findLinkCreated } from "../releases.look-ups";
import { LinkForm } from "./link-form";
import { type MadeLink, MadeLinkDialog } from "./made-link-dialog";

export interface ShareDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Creates a temporary link to a release's file, which works without a session, and shows it once. */
export function ShareDialog({ release, onClose }: ShareDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const { emit } = usePortal();
  const [made, setMade] = useState<MadeLink>();
  const { tag_name: versionTag } = release;
  const create = useAction(releases.createSharedLink, {
    failure: texts.generateFailed,
    unconfirmed: texts.unconfirmedLink,
    findDone: findLinkCreated,
    onSuccess: ({ download_link: link }, { body }) => {
      setMade({ link, expiresOn: body.expiration_date });
      emit({ type: "release.link-created", versionTag });
    },
  });
  if (made !== undefined) return <MadeLinkDialog made={made} onClose={onClose} />;
  return (
    <LinkForm
      versionTag={versionTag}
      action={create}
      onSubmit={(expirationDate) => create.run({ versionTag, body: { expiration_date: expirationDate } })}
      onClose={onClose}
    />
  );
}

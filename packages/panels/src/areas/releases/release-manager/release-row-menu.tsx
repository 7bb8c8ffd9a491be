import { actRefusal, type Release, type ReleaseAct } from "@gatehouse/contract/releases";
import { ClockIcon, FileIcon, MenuButton, type MenuItem, MoonIcon, ShareIcon, UndoIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useCapabilities } from "../../../access/session/use-capabilities";
import { useMessages } from "../../../portal/messages";
import type { ReleaseActs } from "../release-panel/use-release-acts";
import { releaseMessages } from "../release.messages";
import { releasesMessages } from "../releases.messages";

export type RowAct = Parameters<ReleaseActs["ask"]>[0];

export interface ReleaseRowMenuProps {
  readonly release: Release;
  readonly onAct: (release: Release, act: RowAct) => void;
}

/** The actions for a release in the list. To approve or reject it, users open its page. */
export function ReleaseRowMenu({ release, onAct }: ReleaseRowMenuProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const { rowActions, compareChangelog } = useMessages(releasesMessages);
  const capabilities = useCapabilities();
  const item = (act: RowAct, label: string, icon: ReactNode, isDanger = false): MenuItem => ({
    id: act,
    label,
    icon,
    isDanger,
    onAction: () => onAct(release, act),
  });
  const ifAllowed = (act: RowAct & ReleaseAct, ...look: [label: string, icon: ReactNode, isDanger?: boolean]) => {
    const refusal = actRefusal(act, release, capabilities);
    if (refusal === "no-file") return [{ ...item(act, ...look), disabledReason: texts.noFile }];
    return refusal === undefined ? [item(act, ...look)] : [];
  };
  const items = [
    item("compare", compareChangelog, <FileIcon />),
    ...(hasFile(release) ? [item("share", texts.generateLink, <ShareIcon />)] : []),
    ...ifAllowed("publishNightly", texts.publishNightly, <MoonIcon />),
    // A request for approval needs a changelog, and lists may leave it out.
    ...(release.changelog === undefined ? [] : ifAllowed("askForApproval", texts.askForApproval, <ClockIcon />)),
    ...ifAllowed("unpublishNightly", texts.unpublishNightly, <UndoIcon />, true),
    ...ifAllowed("unpublishStable", texts.unpublishStable, <UndoIcon />, true),
  ];
  return <MenuButton iconOnly size="sm" variant="quiet" label={rowActions(release.tag_name)} items={items} />;
}

/** Whether the release has a file. Lists have no download links, so this also accepts the file's size or checksum. */
function hasFile({ download_link: link, sha256, size }: Release): boolean {
  return (link != null && link !== "") || sha256 != null || size != null;
}

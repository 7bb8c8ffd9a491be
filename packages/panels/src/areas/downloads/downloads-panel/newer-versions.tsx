import type { Version } from "@gatehouse/contract/downloads";
import { Banner, Button, HistoryIcon } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useWholeList } from "../../../data/use-whole-list";
import { useMessages } from "../../../portal/messages";
import { changesMessages } from "../changes-dialog/changes.messages";
import { versionsBetween } from "../changes-dialog/versions-between";
import { ChangesDialog } from "../downloads.dialogs";
import { useOwnVersion } from "../own-version";
import { listOfKind, type VersionKind } from "../version-kind";

interface NewerVersionsProps {
  readonly kind: VersionKind;
  readonly isAllowed: (version: Version) => boolean;
}

const newestFirst = { order_by: "-created_at" } as const;

/**
 * Says how many versions are newer than the viewer's, and shows their changes. Renders nothing if there are none, or if
 * the viewer's version is unknown.
 */
export function NewerVersions({ kind, isAllowed }: NewerVersionsProps): ReactNode {
  const texts = useMessages(changesMessages);
  const [own, setOwn] = useOwnVersion(kind);
  const [isOpen, setOpen] = useState(false);
  const list = useWholeList(listOfKind(kind), { query: newestFirst }, { isEnabled: own !== undefined });
  const versions = list.data?.results ?? [];
  const from = versions.find(({ tag_name: tag }) => tag === own);
  const newer = from === undefined ? [] : versionsBetween(versions, from);
  if (from === undefined || newer.length === 0) return null;
  return (
    <>
      <Banner
        isEdge
        icon={<HistoryIcon />}
        actions={
          <Button size="sm" onPress={() => setOpen(true)}>
            {texts.seeChangesSince(from.tag_name)}
          </Button>
        }
      >
        {texts.newer[kind](from.tag_name, newer.length)}
      </Banner>
      {isOpen && (
        <ChangesDialog
          kind={kind}
          versions={versions}
          own={from.tag_name}
          onOwn={setOwn}
          isAllowed={isAllowed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

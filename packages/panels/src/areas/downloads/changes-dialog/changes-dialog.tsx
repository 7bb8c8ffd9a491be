import type { Version } from "@gatehouse/contract/downloads";
import { Button, CopyButton, NativeSelect } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { DownloadButton } from "../download-button";
import type { VersionKind } from "../version-kind";
import { beforeYouUpdate, countChanges } from "./changelog-parts";
import { ChangesText } from "./changes-text";
import { changesMessages } from "./changes.messages";
import { useChangelogs } from "./use-changelogs";
import { newestFirst, versionsBetween } from "./versions-between";

export interface ChangesDialogProps {
  readonly kind: VersionKind;
  /** At least two, in any order. */
  readonly versions: readonly Version[];
  /** The tag of the viewer's version, one of `versions`. */
  readonly own: string;
  readonly onOwn: (tag: string) => void;
  readonly isAllowed: (version: Version) => boolean;
  readonly onClose: () => void;
}

/** The changelogs between the viewer's version and a newer one, as one text. */
export function ChangesDialog({ kind, versions, own, onOwn, isAllowed, onClose }: ChangesDialogProps): ReactNode {
  const texts = useMessages(changesMessages);
  const [chosen, setChosen] = useState<string>();
  const sorted = newestFirst(versions);
  const from = sorted.find(({ tag_name: tag }) => tag === own) ?? sorted.at(-1)!;
  const newer = versionsBetween(sorted, from);
  const to = newer.find(({ tag_name: tag }) => tag === chosen) ?? newer[0] ?? from;
  const changelogs = useChangelogs(versionsBetween(sorted, from, to));
  const read = changelogs.flatMap(({ text }) => text ?? []);
  const isRead = read.length === changelogs.length;
  const steps = read.filter((text) => beforeYouUpdate(text) !== undefined).length;
  const changes = read.reduce((sum, text) => sum + countChanges(text), 0);
  return (
    <Dialog
      title={texts.title(from.tag_name, to.tag_name)}
      size="xl"
      onClose={onClose}
      footer={
        <>
          {isRead && (
            <Start>
              <CopyButton
                value={changelogs.map(({ version, text }) => `# ${version.tag_name}\n\n${text?.trim()}\n`).join("\n")}
                label={texts.copyAsMarkdown}
              />
            </Start>
          )}
          <Button onPress={onClose}>{texts.close}</Button>
          <DownloadButton kind={kind} version={to} isAllowed={isAllowed(to)} variant="primary" namesVersion />
        </>
      }
    >
      <Choices>
        <NativeSelect
          label={texts.ownVersion}
          size="sm"
          value={from.tag_name}
          options={sorted.slice(1).map(({ tag_name: tag }) => ({ value: tag, label: tag }))}
          onChange={onOwn}
        />
        <NativeSelect
          label={texts.upTo}
          size="sm"
          value={to.tag_name}
          options={newer.map(({ tag_name: tag }, at) => ({ value: tag, label: at === 0 ? texts.newest(tag) : tag }))}
          onChange={setChosen}
        />
        <p className="gh-small gh-muted" role="status">
          {isRead && texts.totals(changelogs.length, changes, steps)}
        </p>
      </Choices>
      <ChangesText kind={kind} changelogs={changelogs} />
    </Dialog>
  );
}

const Start = styled.span`
  margin-inline-end: auto;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--gh-space-2) var(--gh-space-4);
  margin-bottom: var(--gh-space-3);
  > p { margin-inline-start: auto; }
`;

import { type Commit, hasSources, shortSha } from "@gatehouse/contract/projects";
import { DownloadIcon, MenuButton, type MenuItem, TagIcon, TrashIcon } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useFileAddress } from "../../../content/use-file-address";
import { fileLink } from "../../../navigation/file-link";
import { useMessages } from "../../../portal/messages";
import { commitMessages } from "../commit-panel/commit.messages";
import { CreateTagDialog, DeleteSourcesDialog } from "../projects.dialogs";
import { projectsMessages } from "../projects.messages";

export interface CommitRowMenuProps {
  readonly projectGuid: string;
  readonly commit: Commit;
}

/** The actions for a commit in a list. They are the same as on the commit's page. */
export function CommitRowMenu({ projectGuid, commit }: CommitRowMenuProps): ReactNode {
  const texts = useMessages(commitMessages);
  const { rowActions } = useMessages(projectsMessages);
  const scf = useFileAddress()(commit.scf_file);
  const [dialog, setDialog] = useState<"none" | "tag" | "sources">("none");
  const close = () => setDialog("none");
  const { version_sha1: commitSha } = commit;
  const download: MenuItem | undefined =
    scf === undefined
      ? undefined
      : {
          id: "scf",
          label: texts.downloadScf,
          icon: <DownloadIcon />,
          ...fileLink(scf),
        };
  const items: readonly MenuItem[] = [
    { id: "tag", label: texts.createTag, icon: <TagIcon />, onAction: () => setDialog("tag") },
    ...(download === undefined ? [] : [download]),
    ...(hasSources(commit)
      ? [
          {
            id: "sources",
            label: texts.deleteSourceFiles,
            icon: <TrashIcon />,
            isDanger: true,
            onAction: () => setDialog("sources"),
          },
        ]
      : []),
  ];
  return (
    <>
      <MenuButton iconOnly size="sm" variant="quiet" label={rowActions(shortSha(commitSha))} items={items} />
      {dialog === "tag" && <CreateTagDialog projectGuid={projectGuid} commitSha={commitSha} onClose={close} />}
      {dialog === "sources" && (
        <DeleteSourcesDialog projectGuid={projectGuid} commit={commit} onDeleted={close} onClose={close} />
      )}
    </>
  );
}

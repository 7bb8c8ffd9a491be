import type { Release } from "@gatehouse/contract/releases";
import { Button, EditIcon, lazyModule, Panel, SkeletonLines, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { SafeMarkdown } from "../../../content/safe-markdown";
import { useAccountHash } from "../../../data/account-hash";
import { readDraft } from "../../../forms/kept-draft";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { useReportNotLoaded } from "../../../portal/use-report-not-loaded";
import { changelogLength } from "../changelog-editor/changelog-length";
import { useDraftName } from "../changelog-editor/use-draft-name";
import { releaseMessages } from "../release.messages";

const changelogEditor = lazyModule(() =>
  import("../changelog-editor/changelog-editor").then((module) => module.ChangelogEditor),
);

export interface ChangelogCardProps {
  /** Undefined while it loads. */
  readonly release: Release | undefined;
  readonly canEdit: boolean;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
  readonly onCompare: () => void;
}

/** The changelog of a release as customers read it, or its editor. */
export function ChangelogCard(props: ChangelogCardProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const account = useAccountHash();
  // Each account has its own draft.
  if (props.release) return <KnownChangelog key={account} {...props} release={props.release} />;
  return (
    <Panel title={texts.changelog}>
      <SkeletonLines widths={["30%", "90%", "80%", "85%"]} />
    </Panel>
  );
}

function KnownChangelog(props: ChangelogCardProps & { readonly release: Release }): ReactNode {
  const { release, canEdit, isEditing: isChosen, onEditing, onCompare } = props;
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  const report = useReportNotLoaded("ChangelogEditor");
  const draft = useDraftName(release);
  const text = release.changelog ?? "";
  // Reopen the editor if the user left the page with unsaved text.
  const [hasDraft, setDraft] = useState(() => readDraft(draft) !== undefined);
  const isEditing = isChosen || hasDraft;
  const [place, editorGoes] = useKeptFocus(isEditing);
  const close = () => {
    editorGoes();
    setDraft(false);
    onEditing(false);
  };
  const Editor = useLazyModule(changelogEditor, isEditing, (error) => {
    report(error);
    close();
  });
  const isShown = isEditing && Editor !== undefined;
  return (
    <Panel
      title={texts.changelog}
      actions={
        !isShown && (
          <div className="gh-panel-actions" ref={place} tabIndex={-1}>
            <span className="gh-small gh-muted">{texts.characters(format.number(changelogLength(text)))}</span>
            <Button size="sm" onPress={onCompare}>
              {texts.compareChangelogs}
            </Button>
            {canEdit && (
              <Button size="sm" icon={<EditIcon />} isPending={isEditing} onPress={() => onEditing(true)}>
                {texts.editChangelog}
              </Button>
            )}
          </div>
        )
      }
    >
      {isShown ? (
        <Editor release={release} canEdit={canEdit} autoFocus={isChosen} onClose={close} />
      ) : (
        <ChangelogText text={text} />
      )}
    </Panel>
  );
}

function ChangelogText({ text }: { readonly text: string }): ReactNode {
  const texts = useMessages(releaseMessages);
  return text.trim() === "" ? <p className="gh-muted">{texts.noChangelog}</p> : <SafeMarkdown text={text} />;
}

import type { Release } from "@gatehouse/contract/releases";
import { changelogMin } from "@gatehouse/contract/releases";
import { Banner, Button } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useDeferredValue, useState } from "react";
import { SafeMarkdown } from "../../../content/safe-markdown";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useFormat } from "../../../portal/format";
import { lazyDialog } from "../../../portal/lazy-dialog";
import { useMessages } from "../../../portal/messages";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { isSameText } from "../same-text";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { changelogEditorMessages } from "./changelog-editor.messages";
import { changelogLength } from "./changelog-length";
import { MarkdownField } from "./markdown-field";
import { useChangelogDraft } from "./use-changelog-draft";
import { useSaveChangelog } from "./use-save-changelog";

const DiscardDialog = lazyDialog("DiscardDialog", () =>
  import("./discard-dialog").then((module) => module.DiscardDialog),
);

export interface ChangelogEditorProps {
  readonly release: Release;
  /** False once the release is stable or rejected. The typed text then stays, so that the user can copy it. */
  readonly canEdit: boolean;
  /** Whether the user has just opened the editor. */
  readonly autoFocus: boolean;
  readonly onClose: () => void;
}

/** Edits the changelog of a release beside its preview. */
export function ChangelogEditor({ release, canEdit, autoFocus, onClose }: ChangelogEditorProps): ReactNode {
  const texts = useMessages(changelogEditorMessages);
  const format = useFormat();
  const draft = useChangelogDraft(release);
  const { text, setText, isChanged } = draft;
  const { question } = useUnsavedGuard(draft.isAtRisk);
  const preview = useDeferredValue(text);
  const [isDiscarding, setDiscarding] = useState(false);
  const close = () => {
    draft.drop();
    onClose();
  };
  const { save, refusal } = useSaveChangelog({ release, base: draft.base, onSaved: close });
  const count = changelogLength(text);
  const countText = count < changelogMin ? texts.tooFew(format.number(count)) : texts.enough(format.number(count));
  const isBehind = !isSameText(release.changelog ?? "", draft.base);
  const [field, buttonGoes] = useKeptFocus<HTMLInputElement>(`${isBehind} ${canEdit}`);
  return (
    <div className="gh-stack">
      {draft.isRestored && isChanged && !isBehind && canEdit && <Banner tone="info">{texts.restored}</Banner>}
      {(isBehind || !canEdit) && (
        <ChangedMeanwhile release={release} draft={draft} canEdit={canEdit} onUseSaved={buttonGoes} />
      )}
      <Sides>
        <MarkdownField
          fieldRef={field}
          autoFocus={autoFocus}
          value={text}
          onChange={setText}
          // The editor closes after saving, so text typed in the meantime would be lost.
          isReadOnly={!canEdit || save.isPending}
          description={
            <>
              {countText}. {texts.changelogKeys}
            </>
          }
          error={refusal}
        />
        <Preview role="region" aria-label={texts.preview}>
          <p className="gh-label" aria-hidden="true">
            {texts.preview}
          </p>
          {preview.trim() === "" ? <p className="gh-muted">{texts.emptyPreview}</p> : <SafeMarkdown text={preview} />}
        </Preview>
      </Sides>
      <div className="gh-button-group">
        {canEdit && (
          <Button
            variant="primary"
            isDisabled={!isChanged && !isBehind}
            isPending={save.isPending}
            onPress={() => {
              // The button goes away if the release was approved or rejected meanwhile.
              buttonGoes();
              save.run(text);
            }}
          >
            {isBehind ? texts.saveAnyway : texts.save}
          </Button>
        )}
        <Button isDisabled={save.isPending} onPress={() => (isChanged ? setDiscarding(true) : close())}>
          {isChanged ? texts.discard : texts.cancel}
        </Button>
      </div>
      {isDiscarding && <DiscardDialog onDiscard={close} onClose={() => setDiscarding(false)} />}
      {question}
    </div>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-4);
  @container gh-panel (width >= 46em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Preview = styled.div`
  min-width: 0;
  .gh-label { margin-bottom: var(--gh-space-3); font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); }
`;

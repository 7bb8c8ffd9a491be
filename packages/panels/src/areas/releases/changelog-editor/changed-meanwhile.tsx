import type { Release } from "@gatehouse/contract/releases";
import { Banner, Button, CopyButton } from "@gatehouse/design";
import type { ReactNode } from "react";
import { SafeMarkdown } from "../../../content/safe-markdown";
import { useMessages } from "../../../portal/messages";
import { changelogEditorMessages, type ChangelogEditorTexts } from "./changelog-editor.messages";
import type { ChangelogDraftState } from "./use-changelog-draft";

export interface ChangedMeanwhileProps {
  readonly release: Release;
  readonly draft: ChangelogDraftState;
  readonly canEdit: boolean;
  /** Called before the saved text replaces the editor's, which removes this banner. */
  readonly onUseSaved: () => void;
}

/** Warns that the release changed during editing, and shows its saved changelog beside the editor's text. */
export function ChangedMeanwhile({ release, draft, canEdit, onUseSaved }: ChangedMeanwhileProps): ReactNode {
  const texts = useMessages(changelogEditorMessages);
  const saved = release.changelog ?? "";
  const useSaved = () => {
    onUseSaved();
    draft.setText(saved);
    draft.setBase(saved);
  };
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <>
            <CopyButton value={draft.text} label={texts.copyText} />
            {canEdit && (
              <Button size="sm" onPress={useSaved}>
                {texts.takeSaved}
              </Button>
            )}
          </>
        }
      >
        {canEdit ? texts.changedMeanwhile : lockedText(release, texts)}
      </Banner>
      <section aria-label={texts.savedText}>
        <h3 className="gh-strong">{texts.savedText}</h3>
        {saved.trim() === "" ? <p className="gh-muted">{texts.emptySaved}</p> : <SafeMarkdown text={saved} />}
      </section>
    </>
  );
}

function lockedText(release: Release, texts: ChangelogEditorTexts): string {
  if (release.stable_release) return texts.lockedStable;
  return release.release_rejected ? texts.lockedRejected : texts.lockedOther;
}

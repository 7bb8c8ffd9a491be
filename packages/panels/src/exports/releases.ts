export { ReleaseManager } from "../areas/releases/release-manager/release-manager";
export { ReleasePanel, type ReleasePanelProps } from "../areas/releases/release-panel/release-panel";
export { releasesMessages } from "../areas/releases/releases.messages";
// As types only: a bundler would load the texts of a release and its dialogs with every page that imports from here.
export type { ReleaseTexts } from "../areas/releases/release.messages";
export type { ReleaseDialogsTexts } from "../areas/releases/release-dialogs.messages";
export type { ChangelogEditorTexts } from "../areas/releases/changelog-editor/changelog-editor.messages";

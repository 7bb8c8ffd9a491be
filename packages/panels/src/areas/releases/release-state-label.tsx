import { type Release, type ReleaseState, releaseState } from "@gatehouse/contract/releases";
import { FileIcon, MoonIcon, Status, type Tone } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { releasesMessages } from "./releases.messages";

/** The state of a release for customers, as an icon and a word. */
export function ReleaseStateLabel({ release }: { readonly release: Release }): ReactNode {
  const texts = useMessages(releasesMessages);
  const state = releaseState(release);
  return (
    <Status tone={tones[state]} icon={icons[state]}>
      {texts.states[state]}
    </Status>
  );
}

const tones: Readonly<Record<ReleaseState, Tone>> = {
  unpublished: "neutral",
  pending: "neutral",
  nightly: "info",
  "nightly-pending": "info",
  stable: "success",
  rejected: "danger",
};

const unpublished = <FileIcon tone="muted" />;
const nightly = <MoonIcon tone="info" />;

const icons: Readonly<Record<ReleaseState, ReactNode>> = {
  unpublished,
  pending: unpublished,
  nightly,
  "nightly-pending": nightly,
  stable: undefined,
  rejected: undefined,
};

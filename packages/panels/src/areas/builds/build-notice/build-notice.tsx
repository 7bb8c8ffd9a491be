import { type Build, buildState, isBuildRunning } from "@gatehouse/contract/builds";
import { VisuallyHidden } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { buildNoticeMessages } from "./build-notice.messages";
import { NotifyButton, type NotifyButtonProps, useIsWatched } from "./notify-button";

export interface BuildNoticeProps extends NotifyButtonProps {
  readonly build: Build;
}

/** The button that notifies of a build's end, and the end of one that ran while the page was open, for screen readers. */
export function BuildNotice({ build, ...props }: BuildNoticeProps): ReactNode {
  const texts = useMessages(buildNoticeMessages);
  const isRunning = isBuildRunning(build);
  const isWatched = useIsWatched(props.kind, props.name);
  // The toast says it already.
  const [hasToast, setHasToast] = useState(isWatched);
  if (isRunning && hasToast !== isWatched) setHasToast(isWatched);
  const end = buildState(build) === "success" ? texts.succeeded : texts.failed;
  // The user who stops it is told so.
  const isSaid = !isRunning && !hasToast && build.result !== "ABORTED";
  return (
    <>
      {isRunning && <NotifyButton {...props} />}
      <VisuallyHidden>
        <span role="status">{isSaid && end(props.title)}</span>
      </VisuallyHidden>
    </>
  );
}

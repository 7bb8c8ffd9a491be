import { type Build, isBuildRunning } from "@gatehouse/contract/builds";
import { VisuallyHidden } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { buildNoticeMessages } from "./build-notice.messages";
import { endOf, NotifyButton, type NotifyButtonProps, useIsWatched } from "./notify-button";

export interface BuildNoticeProps extends NotifyButtonProps {
  readonly build: Build;
  /** It is being stopped here, which a toast will say. */
  readonly isStopping: boolean;
}

/** The button that notifies of a build's end, and the end of one that ran while the page was open, for screen readers. */
export function BuildNotice({ build, isStopping, ...props }: BuildNoticeProps): ReactNode {
  const texts = useMessages(buildNoticeMessages);
  const isRunning = isBuildRunning(build);
  const isWatched = useIsWatched(props.kind, props.name);
  // A toast says it already.
  const [hasToast, setHasToast] = useState(isWatched || isStopping);
  if (isRunning && hasToast !== (isWatched || isStopping)) setHasToast(isWatched || isStopping);
  const isSaid = !isRunning && !hasToast;
  return (
    <>
      {isRunning && <NotifyButton {...props} />}
      <VisuallyHidden>
        <span role="status">{isSaid && texts[endOf(build)](props.title)}</span>
      </VisuallyHidden>
    </>
  );
}

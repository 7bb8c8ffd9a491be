import { type Build, isBuildRunning } from "@gatehouse/contract/builds";
import { VisuallyHidden } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { buildNoticeMessages } from "./build-notice.messages";
import { endOf, NotifyButton, type NotifyButtonProps, useIsWatched } from "./notify-button";

export interface BuildNoticeProps extends NotifyButtonProps {
  readonly build: Build;
  /** Whether the viewer is stopping the build here. A toast then announces its end. */
  readonly isStopping: boolean;
}

/**
 * The button that notifies the viewer of a build's end. Also announces the end to screen readers if the build ran while
 * the page was open, and keeps the focus in the panel's actions if it was on a button that goes away then.
 */
export function BuildNotice({ build, isStopping, ...props }: BuildNoticeProps): ReactNode {
  const texts = useMessages(buildNoticeMessages);
  const isRunning = isBuildRunning(build);
  const isWatched = useIsWatched(props.kind, props.name);
  // A toast already announces the end.
  const [hasToast, setHasToast] = useState(isWatched || isStopping);
  if (isRunning && hasToast !== (isWatched || isStopping)) setHasToast(isWatched || isStopping);
  const isSaid = !isRunning && !hasToast;
  const status = useRef<HTMLSpanElement>(null);
  const [place, buttonGoes] = useKeptFocus(isRunning);
  useEffect(() => {
    const actions = status.current?.closest<HTMLDivElement>(".gh-panel-actions") ?? null;
    place.current = actions;
    if (actions?.matches(":focus-within") === true) buttonGoes();
    actions?.addEventListener("focusin", buttonGoes);
    return () => actions?.removeEventListener("focusin", buttonGoes);
  }, [place, buttonGoes]);
  return (
    <>
      {isRunning && <NotifyButton {...props} />}
      <VisuallyHidden>
        <span ref={status} role="status">
          {isSaid && texts[endOf(build)](props.title)}
        </span>
      </VisuallyHidden>
    </>
  );
}

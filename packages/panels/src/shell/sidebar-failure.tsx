import { Button, RefreshIcon, VisuallyHidden } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { viewerMessages } from "../access/session/viewer.messages";
import { FailureLine } from "../data/failure-line";
import { useMessages } from "../portal/messages";

export interface SidebarFailureProps {
  readonly error: unknown;
  readonly isRail: boolean;
  readonly onRetry: () => void;
}

/** Replaces the menu if the user failed to load, because the menu's entries depend on the user. */
export function SidebarFailure({ error, isRail, onRetry }: SidebarFailureProps): ReactNode {
  const { failed, retry } = useMessages(viewerMessages);
  if (!isRail)
    return (
      <Narrow>
        <FailureLine title={failed} error={error} onRetry={onRetry} />
      </Narrow>
    );
  return (
    <>
      <VisuallyHidden>
        <span role="alert">{failed}</span>
      </VisuallyHidden>
      <Button iconOnly variant="quiet" aria-label={`${failed} ${retry}`} icon={<RefreshIcon />} onPress={onRetry} />
    </>
  );
}

const Narrow = styled.div`
  container: gh-panel / inline-size;
  > .gh-failure-line { padding-inline: 0.57em; }
`;

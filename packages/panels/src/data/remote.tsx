import { isPortalError } from "@gatehouse/contract";
import { Banner, Button, StateMessage } from "@gatehouse/design";
import type { ComponentType, ReactNode } from "react";
import { useIsLeading } from "../portal/leading-panel";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { sharedOffline } from "../portal/shared-offline";
import { useShared } from "../portal/use-shared";
import { dataMessages } from "./data.messages";
import type { EndpointResult } from "./use-endpoint";
import { useFailureText } from "./use-failure-text";

export interface FailureProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export interface RemoteProps<T> {
  readonly of: EndpointResult<T>;
  /** The title of a failure: 'Failed to fetch …'. */
  readonly failure: string;
  /** Shows a failure. Defaults to a message that fills a panel. Use `FailureLine` for strips and small cards. */
  readonly failed?: ComponentType<FailureProps>;
  /** The placeholder for the response, with the same height. */
  readonly skeleton: ReactNode;
  /** Shown instead of the children when the response is empty. */
  readonly empty?: { readonly when: (value: T) => boolean; readonly show: ReactNode };
  readonly children: (value: T) => ReactNode;
}

/**
 * The only place that turns a query into what a user sees: loading, failed with Retry, empty, or ready. Once there is a
 * response, it stays, and a poll that fails adds a banner above it. The end of the session, a lost connection and an
 * unreachable server are reported once for the page.
 */
export function Remote<T>({
  of: query,
  failure,
  failed: Failed = Failure,
  skeleton,
  empty,
  children,
}: RemoteProps<T>): ReactNode {
  const { data, error } = query;
  const messages = useMessages(dataMessages);
  const isOffline = useShared(sharedOffline);
  const retry = () => void query.refetch();
  if (data === undefined) {
    // Data is fetched once the connection is back. Until then, the page's notice explains why it is missing.
    const isWaiting = error === null || (isOffline && isPortalError(error, "network"));
    return isWaiting ? skeleton : <Failed title={failure} error={error} onRetry={retry} />;
  }
  return (
    <>
      {error !== null &&
        (isPortalError(error, "network", "timeout")
          ? !isOffline && <UnreachableBanner />
          : !isPortalError(error, "unauthenticated") && (
              <StaleBanner text={`${failure} ${messages.stale}`} onRetry={retry} />
            ))}
      {empty?.when(data) ? empty.show : children(data)}
    </>
  );
}

/** The failed state of a panel or of a part of one. */
function Failure({ title, error, onRetry }: FailureProps): ReactNode {
  const { reason, trace } = useFailureText(error);
  return (
    <StateMessage
      kind="failed"
      title={title}
      text={
        <>
          {reason} <span>{trace}</span>
        </>
      }
      onRetry={onRetry}
    />
  );
}

/** Only the first panel that cannot reach the server shows this banner, for all of them. */
function UnreachableBanner(): ReactNode {
  const { queryClient } = usePortal();
  const { unreachable } = useMessages(dataMessages);
  const retry = () => void queryClient.refetchQueries({ type: "active" });
  return useIsLeading("server") && <StaleBanner text={unreachable} onRetry={retry} />;
}

function StaleBanner({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }): ReactNode {
  const messages = useMessages(dataMessages);
  return (
    <Banner
      tone="warning"
      isEdge
      actions={
        <Button size="sm" onPress={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}

import { Badge, Skeleton } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

export interface ClientCellProps {
  /** The browser's name. Undefined until it is known. */
  readonly name: string | undefined;
  /** The raw user agent. */
  readonly userAgent: string;
  /** The text of the badge on the current session. */
  readonly current?: string;
}

/** Shows a session's browser, and its user agent on hover. */
export function ClientCell({ name, userAgent, current }: ClientCellProps): ReactNode {
  return (
    <Frame>
      <span className="gh-session-client" title={userAgent}>
        {name ?? <Skeleton width="12em" />}
      </span>
      {current !== undefined && <Badge tone="accent">{current}</Badge>}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  max-width: 100%;
  /* An unknown user agent can be a whole line without spaces. */
  .gh-session-client { display: -webkit-box; max-width: 28em; overflow: hidden; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
`;

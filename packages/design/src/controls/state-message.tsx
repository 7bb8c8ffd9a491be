import type { ReactNode } from "react";
import { styled } from "styled-components";
import { RefreshIcon } from "../icons/icons";
import { useDesignMessages } from "../root/messages-context";
import { Button } from "./button";

export interface StateMessageProps {
  /** `empty`: there is no content. `unmatched`: nothing matches the search. `failed`: loading failed. */
  kind: "empty" | "unmatched" | "failed";
  title: string;
  /** A hint, or the request's id and time. */
  text?: ReactNode;
  /** At most one action. */
  action?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Replaces missing or failed content with a drawing, the reason and the next step. */
export function StateMessage({ kind, title, text, action, onRetry, isRetrying }: StateMessageProps) {
  const messages = useDesignMessages();
  return (
    <Frame className="gh-state" data-kind={kind} role={kind === "failed" ? "alert" : undefined}>
      <svg className="gh-state-trace" viewBox="0 0 128 32" aria-hidden="true">
        <path className="gh-state-axis" d={axis} />
        <path d={traces[kind]} strokeDasharray={kind === "empty" ? "3 4" : undefined} />
        {kind === "failed" && <path className="gh-state-break" d="M63 11l10 10M73 11 63 21" />}
      </svg>
      <p className="gh-state-title">{title}</p>
      {text !== undefined && text !== null && <p className="gh-state-text">{text}</p>}
      {(action || onRetry) && (
        <div className="gh-button-group">
          {onRetry && (
            <Button size="sm" icon={<RefreshIcon />} onPress={onRetry} isPending={isRetrying}>
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </Frame>
  );
}

const axis = "M4 30.5h120M8.5 26v4M24.5 26v4M40.5 26v4M56.5 26v4M72.5 26v4M88.5 26v4M104.5 26v4M120.5 26v4";
const traces = {
  empty: "M4 18h120",
  unmatched: "M4 22h30V8h14v14h76",
  failed: "M4 22h24V8h22v14h10M76 8h8v14h20V8h20",
} as const;

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--gh-space-2);
  padding: var(--gh-space-8) var(--gh-space-4);
  text-align: center;
  .gh-state-trace { width: 9.143em; height: 2.286em; fill: none; stroke: var(--gh-tick); stroke-width: 1.5; }
  .gh-state-trace path { fill: none; stroke: inherit; }
  .gh-state-trace .gh-state-axis { stroke: var(--gh-hairline); stroke-width: 1; }
  .gh-state-trace .gh-state-break { stroke: var(--gh-danger); }
  .gh-state-title { font-weight: var(--gh-weight-medium); }
  .gh-state-text { color: var(--gh-text-muted); max-width: 32em; overflow-wrap: anywhere; }
  .gh-button-group { margin-top: var(--gh-space-2); justify-content: center; }
`;

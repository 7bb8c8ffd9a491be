import { Button, CopyButton, RefreshIcon, ToneIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../portal/messages";
import { dataMessages } from "./data.messages";
import { failureLineMessages } from "./failure-line.messages";
import type { FailureProps } from "./remote";
import { useFailureText } from "./use-failure-text";

/** A failure as one line, for strips and small cards. The request's id and time are in 'Details'. */
export function FailureLine({ title, error, onRetry }: FailureProps): ReactNode {
  const { retry } = useMessages(dataMessages);
  const texts = useMessages(failureLineMessages);
  const { reason, trace } = useFailureText(error);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Frame className="gh-failure-line">
      <ToneIcon tone="danger" />
      <p className="gh-failure-text" role="alert">
        {title} <span className="gh-muted">{reason}</span>
      </p>
      <div className="gh-button-group">
        {trace !== "" && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen((wasOpen) => !wasOpen)}
          >
            {texts.details}
          </Button>
        )}
        <Button size="sm" icon={<RefreshIcon />} onPress={onRetry}>
          {retry}
        </Button>
      </div>
      <div id={id} className="gh-failure-details" hidden={!isOpen}>
        <span>{trace}</span>
        <CopyButton value={`${title} ${trace}`} label={texts.copyDetails} variant="quiet" />
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  min-height: var(--gh-panel-head);
  padding: var(--gh-space-1) var(--gh-space-3) var(--gh-space-1) var(--gh-space-4);
  .gh-failure-text { min-width: 0; overflow-wrap: anywhere; }
  .gh-failure-details { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-1) var(--gh-space-3); margin: 0 calc(-1 * var(--gh-space-3)) calc(-1 * var(--gh-space-1)) calc(-1 * var(--gh-space-4)); padding: var(--gh-space-1) var(--gh-space-3) var(--gh-space-1) var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-hairline); color: var(--gh-text-muted); }
  .gh-failure-details[hidden] { display: none; }
  .gh-failure-details > span { font-size: var(--gh-type-sm); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  .gh-panel-body:not([data-flush]) > & { margin: calc(-1 * var(--gh-space-4)); }
  @container gh-panel (width < 30em) {
    > .gh-button-group { grid-column: 2 / -1; }
  }
`;

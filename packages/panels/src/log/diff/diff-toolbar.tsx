import { Button, ChevronDownIcon, ChevronUpIcon, WrapIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import type { LogDiffTexts } from "./log-diff.messages";

interface DiffToolbarProps {
  /** How many lines were added and removed. Undefined until the logs are compared. */
  readonly counts: { readonly added: number; readonly removed: number; readonly changes: number } | undefined;
  /** The index of the difference that the user moved to, from 0. */
  readonly current: number | undefined;
  readonly onMove: (by: 1 | -1) => void;
  readonly isTimeIgnored: boolean;
  /** Undefined if the lines have no times to ignore. */
  readonly onTimeIgnored: ((isIgnored: boolean) => void) | undefined;
  readonly isWrapped: boolean;
  readonly onWrapped: (isWrapped: boolean) => void;
  readonly onClose: (() => void) | undefined;
  readonly number: (value: number) => string;
  readonly texts: LogDiffTexts;
}

/** The counts of changed lines, buttons to move between differences, and the options of the comparison. */
export function DiffToolbar(props: DiffToolbarProps): ReactNode {
  const { counts, current, onMove, isTimeIgnored, onTimeIgnored, isWrapped, onClose, number, texts } = props;
  const hasChanges = counts !== undefined && counts.changes > 0;
  return (
    <Bar className="gh-log-bar" role="toolbar" aria-label={texts.tools}>
      {hasChanges && (
        <>
          <span className="gh-small">
            <span className="gh-log-plus">{texts.added(number(counts.added))}</span>,{" "}
            <span className="gh-log-minus">{texts.removed(number(counts.removed))}</span>
          </span>
          <span className="gh-small gh-muted" role="status">
            {current === undefined
              ? texts.differences(number(counts.changes))
              : texts.position(number(current + 1), number(counts.changes))}
          </span>
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={<ChevronUpIcon />}
            aria-label={texts.previous}
            onPress={() => onMove(-1)}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={<ChevronDownIcon />}
            aria-label={texts.next}
            onPress={() => onMove(1)}
          />
        </>
      )}
      <span className="gh-log-actions">
        {onTimeIgnored && (
          <Button size="sm" aria-pressed={isTimeIgnored} onPress={() => onTimeIgnored(!isTimeIgnored)}>
            {texts.ignoreTimes}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          iconOnly
          icon={<WrapIcon />}
          aria-label={texts.wrap}
          aria-pressed={isWrapped}
          onPress={() => props.onWrapped(!isWrapped)}
        />
        {onClose && (
          <Button size="sm" onPress={onClose}>
            {texts.close}
          </Button>
        )}
      </span>
    </Bar>
  );
}

const Bar = styled.div`
  && { min-height: 0; padding: var(--gh-space-2) var(--gh-space-3) var(--gh-space-2) var(--gh-space-4); }
  .gh-log-plus { color: var(--gh-success-text); }
  .gh-log-minus { color: var(--gh-danger-text); }
  .gh-log-actions { display: flex; flex: 1; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: var(--gh-space-1); }
`;

import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../controls/button";
import { VisuallyHidden } from "../controls/visually-hidden";
import { CloseIcon } from "../icons/icons";
import { focusedElement } from "../root/overlay-place";
import { useEscape } from "../root/use-escape";

export interface BulkBarProps {
  /** The number of selected rows, in words. */
  said: string;
  /** Selects all matching rows. Omit it once all are selected. */
  selectAll?: { label: string; onPress: () => void } | undefined;
  /** Explains which actions the selection does not allow. */
  note?: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The actions for selected rows. Replaces a table's toolbar. */
export function BulkBar({ said, selectAll, note, clearLabel, onClear, children }: BulkBarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<Element>(null);
  useEscape(table, (focused) => {
    const isOfSelection = focused.matches(".gh-select-box") || frame.current?.contains(focused);
    return isOfSelection ? onClear() : false;
  });
  useEffect(() => {
    const around = (table.current = frame.current?.closest(".gh-data-table") ?? null);
    return () => void setTimeout(() => keepFocus(around));
  }, []);
  return (
    <Frame ref={frame} className="gh-bulk">
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <span className="gh-strong gh-nowrap" aria-hidden="true">
        {said}
      </span>
      {selectAll && (
        <Button size="sm" variant="quiet" onPress={selectAll.onPress}>
          {selectAll.label}
        </Button>
      )}
      <div className="gh-button-group">
        {children}
        <Button
          size="sm"
          variant="quiet"
          iconOnly
          aria-label={clearLabel}
          aria-keyshortcuts="Escape"
          icon={<CloseIcon />}
          onPress={onClear}
        />
      </div>
      {note !== undefined && note !== null && <div className="gh-bulk-note gh-small gh-muted">{note}</div>}
    </Frame>
  );
}

/* Restores the focus, which was on a button of the bar or in a dialog that it opened. */
function keepFocus(table: Element | null): void {
  // A dialog can outlive the bar, and would then return the focus to a button that is gone.
  const dialog = focusedElement()?.closest("dialog");
  if (dialog && !dialog.contains(table)) {
    dialog.addEventListener("close", () => setTimeout(() => keepFocus(table)), { once: true });
    return;
  }
  if (document.activeElement !== document.body) return;
  const [head, row] = table?.querySelectorAll<HTMLElement>(".gh-select-box") ?? [];
  // In a narrow table, only screen readers get the header.
  const isHeadSeen = (head?.closest("thead")?.clientHeight ?? 0) > 1;
  (isHeadSeen ? head : row)?.focus();
}

const Frame = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  min-width: 0;
  .gh-button-group { order: 2; margin-inline-start: auto; }
  /* Next to the count if there is room, so that the rows don't move under the pointer. */
  .gh-bulk-note { order: 1; flex: 0 1 auto; }
  @container gh-panel (width < 60em) {
    .gh-bulk-note { order: 3; flex-basis: 100%; }
  }
  /* The last row of a phone's list is screens below the toolbar. */
  .gh-toolbar:has(> &) { position: sticky; inset-block-start: 0; z-index: var(--gh-z-sticky); }
  .gh-content .gh-toolbar:has(> &) { inset-block-start: var(--gh-bar); }
  .gh-data-table:has(&) td :focus-visible { scroll-margin-block-start: calc(3 * var(--gh-bar)); }
`;

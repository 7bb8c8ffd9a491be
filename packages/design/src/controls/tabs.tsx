import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";

export interface Tab {
  id: string;
  label: string;
  /** `undefined` while it loads, which reserves room for it. Without this property, the tab has no count. */
  count?: number | undefined;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Shared with the `TabPanel`s, for instance from `useId()`. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  selectedId: string;
  onSelect: (tabId: string) => void;
}

/** Tabs between views of one item. Arrow keys, Home and End move and select, as in the ARIA pattern. */
export function Tabs({ id, label, tabs, selectedId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const enabled = tabs.filter((tab) => !tab.isDisabled);
    const at = enabled.findIndex((tab) => tab.id === selectedId);
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? enabled.length - 1
          : step && (at + step + enabled.length) % enabled.length;
    const tab = target === undefined ? undefined : enabled[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  return (
    <Row ref={list} className="gh-tabs" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => {
        const isSelected = tab.id === selectedId;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="gh-tab"
            id={tabElementId(id, tab.id)}
            aria-selected={isSelected}
            aria-controls={isSelected ? panelElementId(id, tab.id) : undefined}
            tabIndex={isSelected ? 0 : -1}
            disabled={tab.isDisabled}
            data-tab={tab.id}
            data-selected={isSelected || undefined}
            data-disabled={tab.isDisabled || undefined}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {"count" in tab && <span className="gh-count">{tab.count}</span>}
          </button>
        );
      })}
    </Row>
  );
}

export interface TabPanelProps {
  tabsId: string;
  tabId: string;
  children: ReactNode;
}

/** The content of the selected tab. Render only the selected panel. */
export function TabPanel({ tabsId, tabId, children }: TabPanelProps) {
  const [initialId] = useState(tabId);
  return (
    <div
      role="tabpanel"
      className="gh-tab-panel"
      id={panelElementId(tabsId, tabId)}
      aria-labelledby={tabElementId(tabsId, tabId)}
      data-switched={tabId !== initialId || undefined}
    >
      {children}
    </div>
  );
}

const tabElementId = (id: string, tabId: string) => `${id}-tab-${tabId}`;
const panelElementId = (id: string, tabId: string) => `${id}-panel-${tabId}`;

const Row = styled.div`
  display: flex;
  gap: var(--gh-space-3);
  padding-inline: calc(var(--gh-space-4) - 0.36em);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
  overflow-x: auto;
  scrollbar-width: none;
  .gh-tab {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    flex: none;
    min-height: 2.714em;
    margin-bottom: -1px;
    padding: 0 0.36em;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--gh-text-muted);
    font-weight: var(--gh-weight-medium);
    white-space: nowrap;
    cursor: default;
  }
  .gh-tab .gh-count:empty { min-width: 2ch; }
  .gh-tab:hover { color: var(--gh-text); }
  .gh-tab[data-selected] { color: var(--gh-text); border-bottom-color: var(--gh-accent); }
  .gh-tab[data-disabled] { color: var(--gh-text-disabled); }
  .gh-tab:focus-visible { outline-offset: -3px; }
  /* A transparent border would show there. */
  @media (forced-colors: active) { .gh-tab:not([data-selected]) { border-bottom-color: Canvas; } }
`;

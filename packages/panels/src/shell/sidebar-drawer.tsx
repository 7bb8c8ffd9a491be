import { Button, CloseIcon, fullWindow } from "@gatehouse/design";
import { keyframes, styled } from "@gatehouse/design/styled";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useMessages } from "../portal/messages";
import { shellMessages } from "./shell.messages";

export interface SidebarDrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows the sidebar as a modal drawer. Escape and a press outside close it, and focus returns to the toggle. */
export function SidebarDrawer({ onClose, children }: SidebarDrawerProps): ReactNode {
  const texts = useMessages(shellMessages);
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <Frame
      ref={ref}
      className="gh-sidebar-drawer"
      aria-label={texts.menu}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === ref.current && onClose()}
    >
      <div className="gh-sidebar-drawer-box">
        <Button iconOnly variant="quiet" aria-label={texts.hideMenu} icon={<CloseIcon />} onPress={onClose} />
        {children}
      </div>
    </Frame>
  );
}

const slide = keyframes`from { translate: -4px 0; opacity: 0; }`;

const Frame = styled.dialog`
  ${fullWindow}
  background: var(--gh-scrim);
  .gh-sidebar-drawer-box {
    display: flex;
    flex-direction: column;
    width: min(18em, 86%);
    height: 100%;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--gh-surface);
    border-inline-end: var(--gh-line) solid var(--gh-border);
    animation: ${slide} var(--gh-motion-slow) var(--gh-ease);
  }
  .gh-sidebar-drawer-box > .gh-site-bar { margin-block-start: auto; padding-block: var(--gh-space-2); border-block: var(--gh-line) solid var(--gh-hairline); }
  .gh-site-bar > ul { flex-direction: column; }
  .gh-sidebar-drawer-box > .gh-button { margin: 0.57em 0.57em 0; }
`;

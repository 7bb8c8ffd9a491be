import { Button } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { profileMessages } from "../profile.messages";

export interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly onDiscard: () => void;
}

/** Saves or discards the changes. The bar stays in view while there are unsaved changes. */
export function SaveBar({ isChanged, isPending, onDiscard }: SaveBarProps): ReactNode {
  const texts = useMessages(profileMessages);
  const reason = isChanged ? undefined : texts.nothingChanged;
  return (
    <Bar className="gh-save-bar" data-changed={isChanged || undefined}>
      <span className="gh-save-hint gh-small" role="status">
        {isChanged ? texts.unsaved : ""}
      </span>
      <Button onPress={onDiscard} disabledReason={reason}>
        {texts.discard}
      </Button>
      <Button variant="primary" type="submit" isPending={isPending} disabledReason={reason}>
        {texts.save}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--gh-space-2);
  padding: var(--gh-space-3) var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-hairline);
  border-end-start-radius: var(--gh-inner-radius);
  border-end-end-radius: var(--gh-inner-radius);
  background: var(--gh-surface);
  &[data-changed] { position: sticky; inset-block-end: 0; }
  .gh-save-hint { margin-inline-end: auto; color: var(--gh-text-muted); }
`;

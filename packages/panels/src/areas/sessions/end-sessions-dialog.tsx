import { IdentifiedText } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { sessionsMessages } from "./sessions.messages";

export interface EndSessionsDialogProps {
  readonly title: string;
  /** The consequences. */
  readonly text: string;
  /** The address in the text, if it names one. */
  readonly ip?: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms before sessions are ended. */
export function EndSessionsDialog({
  title,
  text,
  ip = "",
  isPending,
  onConfirm,
  onClose,
}: EndSessionsDialogProps): ReactNode {
  const texts = useMessages(sessionsMessages);
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      confirmLabel={texts.signOut}
      cancelLabel={texts.cancel}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      <Text>
        <IdentifiedText ids={[ip]}>{text}</IdentifiedText>
      </Text>
    </ConfirmDialog>
  );
}

/* It may hold what a browser says of itself, which need not have a space in it. */
const Text = styled.p`
  overflow-wrap: anywhere;
`;

import { Button, ExternalIcon } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useNavigation } from "../../navigation/navigation-context";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { providerMessages } from "../../portal/provider.messages";
import { signInAddress } from "../../portal/session";
import { sessionPromptMessages } from "../../portal/session-prompt.messages";

export interface SessionPromptProps {
  readonly onPutOff: () => void;
}

/** Prompts the user to sign in again in another tab, so that this tab keeps its input. */
export function SessionPrompt({ onPutOff }: SessionPromptProps): ReactNode {
  const { client } = usePortal();
  const navigation = useNavigation();
  const messages = useMessages(providerMessages);
  const { notNow } = useMessages(sessionPromptMessages);
  return (
    <Dialog
      role="alertdialog"
      title={messages.sessionEnded}
      onClose={onPutOff}
      footer={
        <>
          <Button onPress={onPutOff}>{notNow}</Button>
          <Button
            variant="primary"
            href={signInAddress(client.origin, navigation)}
            target="_blank"
            rel="noopener"
            trailingIcon={<ExternalIcon />}
          >
            {messages.signIn}
          </Button>
        </>
      }
    >
      <p>{messages.sessionEndedText}</p>
    </Dialog>
  );
}

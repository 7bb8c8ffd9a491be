import { Button, SupportIcon } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../portal/messages";
import { CreateTicketDialog } from "../support.dialogs";
import { getHelpMessages } from "./get-help.messages";
import type { HelpSubject } from "./help-fact";

/** Opens the ticket dialog, filled in with facts about the viewed object. */
export function HelpButton(subject: HelpSubject): ReactNode {
  const texts = useMessages(getHelpMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" collapse icon={<SupportIcon />} onPress={() => setOpen(true)}>
        {texts.getHelp}
      </Button>
      {isOpen && <CreateTicketDialog help={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

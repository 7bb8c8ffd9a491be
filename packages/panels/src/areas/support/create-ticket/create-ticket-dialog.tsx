import { type ReactNode, useEffect, useRef, useState } from "react";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useUploads } from "../files/use-uploads";
import type { HelpSubject } from "../get-help/help-fact";
import { NewTicketDialog } from "./new-ticket-dialog";
import { TicketFilesDialog } from "./ticket-files-dialog";

export interface CreateTicketDialogProps {
  /** The object that the user needs help with, whose facts fill the form. */
  readonly help?: HelpSubject;
  readonly onClose: () => void;
}

/** Creates a ticket, uploads its files and opens its page. */
export function CreateTicketDialog({ help, onClose }: CreateTicketDialogProps): ReactNode {
  const goTo = useGoTo();
  const [ticketId, setTicketId] = useState<string>();
  const uploads = useUploads(ticketId);
  // Refused files count as done, because another attempt wouldn't send them, either.
  const isDone = uploads.all.every(({ state }) => state.kind === "done" || state.kind === "refused");
  const isReady = ticketId !== undefined && isDone;
  const open = () => {
    onClose();
    if (ticketId !== undefined) goTo(screenTarget("ticket", { ticketId }));
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (isReady) latest.current();
  }, [isReady]);
  if (ticketId === undefined)
    return <NewTicketDialog help={help} uploads={uploads} onCreated={setTicketId} onClose={onClose} />;
  return <TicketFilesDialog uploads={uploads} onOpen={open} />;
}

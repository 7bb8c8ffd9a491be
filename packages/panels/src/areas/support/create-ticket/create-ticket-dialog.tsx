import { type ReactNode, useEffect, useRef, useState } from "react";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useUploads } from "../files/use-uploads";
import type { HelpSubject } from "../get-help/help-fact";
import { NewTicketDialog } from "./new-ticket-dialog";
import { TicketFilesDialog } from "./ticket-files-dialog";

export interface CreateTicketDialogProps {
  /** The subject of the request for help. */
  readonly help?: HelpSubject;
  readonly onClose: () => void;
}

/** Creates a ticket, sends its files, and leads to it. */
export function CreateTicketDialog({ help, onClose }: CreateTicketDialogProps): ReactNode {
  const goTo = useGoTo();
  const [ticketId, setTicketId] = useState<string>();
  const uploads = useUploads(ticketId);
  // Those that are refused would be sent by no later try.
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

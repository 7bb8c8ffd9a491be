import { useEffect, useState } from "react";
import { htmlView } from "../../../content/safe-html";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { composer } from "../support.dialogs";
import type { FoundTicket } from "./use-ticket";

/** The longest wait for files and code once the conversation itself has loaded. */
const mostMs = 2_000;

interface Part {
  readonly data: unknown;
  readonly error: unknown;
}

const isHere = ({ data, error }: Part) => data !== undefined || error !== null;

/**
 * Whether all parts of a conversation have loaded. Their height isn't known before, so a late part would move text that
 * the user is already reading. Once true, it stays true.
 */
export function useIsComplete({ ticket, comments, attachments, access }: FoundTicket): boolean {
  const form = useFetchedModule(composer, access === "open");
  const reader = useFetchedModule(htmlView);
  const [isComplete, setComplete] = useState(false);
  const hasNone = ticket.data === undefined && ticket.error !== null;
  const isReadable = hasNone || [ticket, comments].every(isHere);
  const others = [attachments, reader, ...(access === "open" ? [form] : [])];
  if (!isComplete && (hasNone || (isReadable && others.every(isHere)))) setComplete(true);
  useEffect(() => {
    if (!isReadable) return;
    const timer = setTimeout(() => setComplete(true), mostMs);
    return () => clearTimeout(timer);
  }, [isReadable]);
  return isComplete;
}

import { useEffect, useState } from "react";
import { htmlView } from "../../../content/safe-html";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { composer } from "../support.dialogs";
import type { FoundTicket } from "./use-ticket";

/** How long a conversation that can be read waits for its files and its code, in milliseconds. */
const mostMs = 2_000;

interface Part {
  readonly data: unknown;
  readonly error: unknown;
}

const isHere = ({ data, error }: Part) => data !== undefined || error !== null;

/**
 * Whether a conversation is there as a whole. Nobody knows its height before, so a part that came later would move the ones that
 * somebody reads already. Once complete, it stays complete.
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

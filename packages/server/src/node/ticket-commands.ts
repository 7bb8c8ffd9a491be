import { basename } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { isPortalError } from "@gatehouse/contract";
import { previewType, textOfHtml, ticketStatuses } from "@gatehouse/contract/support";
import {
  attachmentName,
  getWholeTicket,
  listAllTickets,
  replyAsStaff,
  setTicketRma,
  setTicketStatus,
  type StaffStatus,
  ticketNumberOf,
} from "../areas/support";
import type { Store } from "../db/context";
import type { Files } from "../files/files";
import type { MailSettings } from "../mail/mail-settings";
import type { FileFacts, NamedFiles } from "./named-file";
import { StartupError } from "./startup-error";

type Stores = Store & { readonly files: Files; readonly mail: MailSettings | undefined };
type Run = (stores: Stores) => Promise<string>;

/** Reads `[NUMBER] [--status STATUS]`. */
export function readTickets(args: string[], usage: string): Run {
  const { values, positionals } = parse(args, { status: { type: "string" } }, usage);
  const [number, ...rest] = positionals;
  if (rest.length > 0) throw new StartupError(`tickets takes one number at most.\n${usage}`);
  const status = values.status === undefined ? undefined : statusOf(values.status);
  if (number !== undefined) {
    const id = numberOf(number);
    return (store) => withReasons(id, () => printTicket(store, id));
  }
  return async (store) => {
    const { rows } = await listAllTickets(store, { status });
    const lines = rows.map(
      ({ ticket, openedBy }) =>
        `${ticketNumberOf(ticket.id)}  ${stateOf(ticket)}  ${ticket.updatedAt.toISOString()}  ${openedBy}  ${ticket.subject}`,
    );
    return lines.join("\n") || "There are no tickets.";
  };
}

/**
 * Reads `NUMBER --as NAME --text TEXT|--file FILE [--attach FILE]... [--status STATUS]`, and the named files.
 */
export function readReply(args: string[], named: NamedFiles, usage: string): Run {
  const { values, positionals } = parse(
    args,
    {
      as: { type: "string" },
      text: { type: "string" },
      file: { type: "string" },
      attach: { type: "string", multiple: true },
      status: { type: "string" },
    },
    usage,
  );
  const id = oneNumber(positionals, "reply", usage);
  const authorName = values.as?.trim() ?? "";
  if (authorName === "") throw new StartupError("--as needs the name that the customer sees.");
  if ((values.text === undefined) === (values.file === undefined))
    throw new StartupError(`reply needs --text or --file.\n${usage}`);
  const isHtml = values.file !== undefined && /\.html?$/i.test(values.file);
  const text = values.text ?? named.text(values.file ?? "");
  const status = values.status === undefined ? undefined : statusOf(values.status);
  // Fail on a missing file before anything is stored.
  const attached = (values.attach ?? []).map((path) => ({ path, facts: named.facts(path) }));
  return async ({ files, ...store }) => {
    const fileGuids: string[] = [];
    try {
      for (const { path, facts } of attached)
        fileGuids.push(await storeFile(store, files, { path, facts, content: named.stream(path) }));
      await withReasons(id, () => replyAsStaff(store, id, { authorName, text, isHtml, status, fileGuids }));
    } catch (error) {
      await files.delete(store.db, fileGuids).catch(() => undefined);
      throw error;
    }
    const { ticket } = await getWholeTicket(store, id);
    return `${ticketNumberOf(id)} has your reply and is now ${ticket.status}.`;
  };
}

/** Reads `NUMBER STATUS`. */
export function readStatus(args: string[], usage: string): Run {
  const [number, status = "", ...rest] = parse(args, {}, usage).positionals;
  const id = oneNumber(number === undefined ? [] : [number], "status", usage);
  if (rest.length > 0) throw new StartupError(`status needs a ticket's number and its new status.\n${usage}`);
  const wanted = statusOf(status);
  return async (store) => {
    await withReasons(id, () => setTicketStatus(store, id, wanted));
    return `${ticketNumberOf(id)} is now ${wanted}.`;
  };
}

/** Reads `NUMBER [--undo]`. */
export function readRma(args: string[], usage: string): Run {
  const { values, positionals } = parse(args, { undo: { type: "boolean" } }, usage);
  const id = oneNumber(positionals, "rma", usage);
  const isRma = values.undo !== true;
  return async (store) => {
    await withReasons(id, () => setTicketRma(store, id, isRma));
    return `${ticketNumberOf(id)} is ${isRma ? "now an RMA" : "no longer an RMA"}.`;
  };
}

async function printTicket(store: Store, id: number): Promise<string> {
  const { ticket, openedBy, comments, attachments } = await getWholeTicket(store, id);
  return [
    `${ticketNumberOf(id)}  ${stateOf(ticket)}  ${openedBy}  ${ticket.subject}`,
    `  ${ticket.createdAt.toISOString()}  ${textOfHtml(ticket.description)}`,
    ...comments.map(
      ({ createdAt, authorName, isByCustomer, content }) =>
        `  ${createdAt.toISOString()}  ${authorName}${isByCustomer ? "" : " (staff)"}: ${textOfHtml(content)}`,
    ),
    ...attachments.map(({ createdAt, name, size }) => `  ${createdAt.toISOString()}  file ${name}, ${size} bytes`),
  ].join("\n");
}

const stateOf = ({ status, isRma }: { readonly status: StaffStatus; readonly isRma: boolean }) =>
  `${status}${isRma ? " RMA" : ""}`.padEnd(24);

/** A file that staff attach. It has no size limit, so its content is a stream. */
interface Attached {
  readonly path: string;
  readonly facts: FileFacts;
  readonly content: ReadableStream<Uint8Array>;
}

async function storeFile({ db, clock }: Store, files: Files, { path, facts, content }: Attached): Promise<string> {
  const type = previewType(facts.start) ?? "application/octet-stream";
  return files.put(db, { name: attachmentName(basename(path)), type, content }, clock.now());
}

function parse<O extends NonNullable<ParseArgsConfig["options"]>>(args: string[], options: O, usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

function oneNumber(positionals: readonly string[], command: string, usage: string): number {
  const [number, ...rest] = positionals;
  if (number === undefined || rest.length > 0) throw new StartupError(`${command} needs a ticket's number.\n${usage}`);
  return numberOf(number);
}

/** Parses `T-12` or `12`. */
function numberOf(text: string): number {
  const id = /^(?:T-)?([1-9]\d{0,8})$/i.exec(text)?.[1];
  if (id === undefined) throw new StartupError("A ticket's number looks like T-12.");
  return Number(id);
}

function statusOf(text: string): StaffStatus {
  const status = ticketStatuses.find((known) => known === text);
  if (status === undefined) throw new StartupError(`The status must be one of ${ticketStatuses.join(", ")}.`);
  return status;
}

async function withReasons<Value>(id: number, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (isPortalError(error, "not-found")) throw new StartupError(`There is no ticket ${ticketNumberOf(id)}.`);
    if (isPortalError(error, "invalid")) throw new StartupError(error.detail ?? error.message);
    throw error;
  }
}

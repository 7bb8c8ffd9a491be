import type { Page } from "@gatehouse/contract";
import {
  listTickets,
  saysSame,
  support,
  ticketAccess,
  type TicketComment,
  ticketSubject,
} from "@gatehouse/contract/support";
import { done, type FindDone, findDone, notDone, unknown } from "../../data/find-done";
import { appeared, doneIfListed } from "../../data/find-in-list";
import { attachmentKey, commentKey } from "./support-keys";

export const findTicketCreated = findDone(
  support.create,
  [listTickets],
  async ({ body }, ask, [known], others) => {
    const now = await ask(listTickets);
    const taken = new Set(others.map(({ id }) => id));
    const results = appeared(now, known, ({ id }) => id)?.filter(({ id }) => !taken.has(id));
    if (results === undefined) return unknown;
    return doneIfListed(
      { ...now, results: [...results] },
      (ticket) => oneLine(ticketSubject(ticket)) === oneLine(body.subject),
      ({ id }) => ({ id }),
    );
  },
  // After that time, a ticket with the same subject was more likely created separately.
  { doubtMs: 30 * 60_000 },
);

// Servers collapse the spaces of a subject.
const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

type Comments = Pick<Page<TicketComment>, "results">;

/** Whether the viewer's comment with this text appeared since an earlier read. Undefined when that is not known. */
export function hasAppeared(now: Comments, known: Comments | undefined, content: string): boolean | undefined {
  return appeared(now, known, commentKey)?.some(
    (comment) => comment.created_by_customer && saysSame(comment.content, content),
  );
}

export const findCommentCreated = findDone(
  support.createComment,
  [support.listComments],
  async ({ ticketId, body }, ask, [known]) => {
    const now = await ask(support.listComments, { ticketId });
    const isThere = hasAppeared(now, known, body.content);
    if (isThere === true) return done(undefined);
    return isThere === undefined || now.next !== null ? unknown : notDone;
  },
);

// Servers remove or replace characters that are special in paths.
const plain = (name: string) => name.normalize().replaceAll(/[^\p{L}\p{N}]/gu, "");

// Django adds this to a file's name if the name is taken.
const addition = /_[A-Za-z0-9]{7}(?=\.[^.]*$|$)/;
const partsOf = (name: string) => /^(?<root>.*?)(?<ending>\.[^.]*)?$/s.exec(name)?.groups ?? {};
/** The minimum number of matching characters to recognize a cut name. */
const cutLength = 24;

function isNamed(name: string, sent: string): boolean {
  return [name, name.replace(addition, "")].some((stored) => {
    if (plain(stored) === plain(sent)) return true;
    // Servers cut long names before the ending.
    const [kept, whole] = [partsOf(stored), partsOf(sent)];
    const root = plain(kept.root ?? "");
    return kept.ending === whole.ending && root.length >= cutLength && plain(whole.root ?? "").startsWith(root);
  });
}

export const findFileAdded: FindDone<typeof support.addAttachments> = findDone(
  support.addAttachments,
  [support.listAttachments],
  async ({ ticketId, body }, ask, [known], others) => {
    const now = await ask(support.listAttachments, { ticketId });
    const taken = new Set(others.flatMap(({ results }) => results.map(attachmentKey)));
    const results = appeared(now, known, attachmentKey)?.filter((file) => !taken.has(attachmentKey(file)));
    const [sent] = body.attachments;
    if (results === undefined || sent === undefined) return unknown;
    return doneIfListed(
      { ...now, results: [...results] },
      ({ filename, size }) => isNamed(filename, sent.name) && (size ?? sent.size) === sent.size,
      (file) => ({ count: 1, next: null, previous: null, results: [file] }),
    );
  },
);

export const findTicketClosed = findDone(support.close, [support.get], async ({ ticketId }, ask) =>
  ticketAccess(await ask(support.get, { ticketId })) === "closed" ? done(undefined) : notDone,
);

export const findSeen = findDone(support.markSeen, [], async ({ ticketId, body }, ask) => {
  const { results } = await ask(support.listComments, { ticketId });
  const isUnseen = ({ id, is_new: isNew }: TicketComment) => isNew === true && (id ?? 0) <= body.comment_id;
  return results.some(isUnseen) ? notDone : done(undefined);
});

import type { TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { attachmentKey, commentKey } from "../support-keys";

/** An entry of a conversation: a comment, or files that one side added together. */
export type ThreadEntry =
  | { readonly kind: "comment"; readonly key: string; readonly time: string; readonly comment: TicketComment }
  | {
      readonly kind: "files";
      readonly key: string;
      readonly time: string;
      readonly files: readonly TicketAttachment[];
    };

/** Files added within this time of each other are shown together. */
const togetherMs = 10 * 60_000;

/** Comments and files in the order of their creation, the oldest first. */
export function threadOf(
  comments: readonly TicketComment[],
  attachments: readonly TicketAttachment[],
): readonly ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...comments.map<ThreadEntry>((comment) => ({
      kind: "comment",
      key: `comment ${commentKey(comment)}`,
      time: comment.created_at,
      comment,
    })),
    ...attachments.map<ThreadEntry>((file) => ({
      kind: "files",
      key: `file ${attachmentKey(file)}`,
      time: file.created_at,
      files: [file],
    })),
  ];
  const sorted = entries.sort((one, other) => timeOf(one) - timeOf(other));
  const joined: ThreadEntry[] = [];
  for (const entry of sorted) {
    const last = joined.at(-1);
    if (last?.kind === "files" && entry.kind === "files" && belongTogether(last, entry))
      joined.splice(-1, 1, { ...last, files: [...last.files, ...entry.files] });
    else joined.push(entry);
  }
  return joined;
}

const timeOf = ({ time }: Pick<ThreadEntry, "time">) => Date.parse(time) || 0;

function belongTogether(
  last: Extract<ThreadEntry, { kind: "files" }>,
  next: Extract<ThreadEntry, { kind: "files" }>,
): boolean {
  const [one] = last.files;
  const [other] = next.files;
  return one?.created_by_customer === other?.created_by_customer && timeOf(next) - timeOf(last) <= togetherMs;
}

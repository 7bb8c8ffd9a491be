import type { Ticket, TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { displayName } from "@gatehouse/contract/viewer";
import { AttachIcon, Avatar, Badge, CommentIcon, SupportIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo } from "react";
import { useViewer } from "../../../access/session/use-viewer";
import { SafeHtml } from "../../../content/safe-html";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { AttachmentLink } from "../files/attachment-link";
import { attachmentKey, commentKey } from "../support-keys";
import { ticketMessages } from "../ticket.messages";
import { customerHtml } from "./customer-html";
import { threadOf } from "./thread";

export interface ThreadProps {
  readonly ticket: Ticket;
  readonly comments: readonly TicketComment[];
  readonly attachments: readonly TicketAttachment[];
  /** The keys of the comments that are marked as new. */
  readonly fresh: ReadonlySet<string>;
  readonly isNewestFirst: boolean;
}

/** The description of a ticket, its comments and its files, in the order of their creation. */
export function Thread({ ticket, comments, attachments, fresh, isNewestFirst }: ThreadProps): ReactNode {
  const texts = useMessages(ticketMessages);
  const { data: me } = useViewer();
  const entries = useMemo(() => threadOf(comments, attachments), [comments, attachments]);
  const customer = me === undefined ? texts.you : displayName(me);
  const shown = [
    <Message
      key="description"
      label={texts.descriptionBy(customer)}
      author={customer}
      time={ticket.created_at}
      html={ticket.description ?? ""}
    />,
    ...entries.map((entry) => {
      const { key, time } = entry;
      if (entry.kind === "files") return <Files key={key} customer={customer} time={time} files={entry.files} />;
      const { comment } = entry;
      const author = comment.author_name?.trim() || (comment.created_by_customer ? customer : texts.staff);
      return (
        <Message
          key={key}
          label={texts.commentBy(author)}
          author={author}
          isStaff={!comment.created_by_customer}
          isNew={fresh.has(commentKey(comment))}
          time={time}
          html={comment.content}
        />
      );
    }),
  ];
  return (
    <List className="gh-thread" role="log" aria-label={texts.conversation}>
      {isNewestFirst ? shown.reverse() : shown}
    </List>
  );
}

interface MessageProps {
  readonly label: string;
  readonly author: string;
  readonly isStaff?: boolean;
  readonly isNew?: boolean;
  readonly time: string | null | undefined;
  readonly html: string;
}

function Message({ label, author, isStaff = false, isNew = false, time, html }: MessageProps): ReactNode {
  const texts = useMessages(ticketMessages);
  return (
    <article className="gh-comment" aria-label={label} data-staff={isStaff || undefined}>
      <Avatar name={author} />
      <div>
        <div className="gh-comment-head">
          <bdi className="gh-strong">{author}</bdi>
          {isStaff && <Badge icon={<SupportIcon />}>{texts.staff}</Badge>}
          {isNew && (
            <Badge tone="accent" icon={<CommentIcon />}>
              {texts.newReply}
            </Badge>
          )}
          <Time time={time} />
        </div>
        {html.trim() === "" ? (
          <p className="gh-muted">{texts.noDescription}</p>
        ) : (
          <SafeHtml html={isStaff ? html : customerHtml(html)} linksAddresses />
        )}
      </div>
    </article>
  );
}

function Files({
  files,
  time,
  customer,
}: {
  readonly files: readonly TicketAttachment[];
  readonly time: string;
  readonly customer: string;
}): ReactNode {
  const texts = useMessages(ticketMessages);
  const [first] = files;
  const isOurs = first?.created_by_customer;
  const author = isOurs == null ? undefined : isOurs ? customer : texts.staff;
  return (
    <div className="gh-comment-event">
      <AttachIcon tone="muted" />
      <span>{texts.added(author, files.length)}</span>
      <Time time={time} />
      <div className="gh-files">
        {files.map((file) => (
          <AttachmentLink key={attachmentKey(file)} file={file} isFramed />
        ))}
      </div>
    </div>
  );
}

function Time({ time }: { readonly time: string | null | undefined }): ReactNode {
  const format = useFormat();
  return format.showTime(time ?? null);
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * + * { border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-comment { display: grid; grid-template-columns: 2em minmax(0, 1fr); gap: 0 0.86em; padding: var(--gh-space-4); }
  .gh-comment > div { min-width: 0; }
  .gh-comment[data-staff] { background: var(--gh-surface-sunken); }
  .gh-comment-head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2em 0.57em; min-height: 2em; overflow-wrap: anywhere; }
  time { margin-inline-start: auto; font-size: var(--gh-type-sm); color: var(--gh-text-muted); white-space: nowrap; }
  .gh-html { max-width: 48em; overflow: auto; }
  .gh-html table { max-width: none; }
  .gh-html :is(td, th) { overflow-wrap: break-word; }
  .gh-comment-event { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2em 0.64em; padding: 0.5em var(--gh-space-4) 0.71em calc(var(--gh-space-4) + 0.43em); color: var(--gh-text-muted); }
  .gh-comment-event > span { font-size: var(--gh-type-sm); min-width: 0; }
  .gh-files { display: flex; flex: 1 1 100%; flex-wrap: wrap; gap: var(--gh-space-2); min-width: 0; padding-inline-start: 1.71em; }
  @container gh-panel (width < 30em) {
    .gh-comment { grid-template-columns: minmax(0, 1fr); }
    .gh-comment > .gh-avatar { display: none; }
    time { margin-inline-start: 0; }
    .gh-files { padding-inline-start: 0; }
  }
`;

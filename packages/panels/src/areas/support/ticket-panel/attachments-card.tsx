import type { TicketAttachment } from "@gatehouse/contract/support";
import { Button, Panel, PlusIcon, SkeletonLines } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { FailureLine } from "../../../data/failure-line";
import { Remote } from "../../../data/remote";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { AttachmentLink } from "../files/attachment-link";
import { useFileSize } from "../files/use-file-size";
import { attachmentKey } from "../support-keys";
import { ticketMessages } from "../ticket.messages";
import type { FoundTicket } from "./use-ticket";

export interface AttachmentsCardProps extends Pick<FoundTicket, "attachments"> {
  /** If undefined, users can't add files. */
  readonly onAdd: (() => void) | undefined;
}

/** The files of a ticket. Pending uploads are shown with the comment draft. */
export function AttachmentsCard({ attachments, onAdd }: AttachmentsCardProps): ReactNode {
  const texts = useMessages(ticketMessages);
  const results = attachments.data?.results;
  const hasRows = results !== undefined && results.length > 0;
  return (
    <Panel
      title={texts.attachments}
      count={results?.length}
      isFlush={hasRows}
      actions={
        onAdd && (
          <Button size="sm" icon={<PlusIcon />} aria-label={texts.addFileLabel} onPress={onAdd}>
            {texts.addFile}
          </Button>
        )
      }
    >
      <Remote
        of={attachments}
        failure={texts.failedAttachments}
        failed={FailureLine}
        skeleton={<SkeletonLines widths={["80%", "60%"]} />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <p className="gh-muted">{texts.noAttachments}</p>,
        }}
      >
        {(page) => <AttachmentsTable files={page.results} />}
      </Remote>
    </Panel>
  );
}

/** A plain table instead of `DataTable`, whose records don't fit beside the conversation. */
function AttachmentsTable({ files }: { readonly files: readonly TicketAttachment[] }): ReactNode {
  const texts = useMessages(ticketMessages);
  const format = useFormat();
  const sizeOf = useFileSize();
  return (
    <Table aria-label={texts.attachments}>
      <thead>
        <tr>
          <th scope="col">{texts.columnFile}</th>
          <th scope="col">{texts.columnSize}</th>
          <th scope="col">{texts.columnAdded}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={attachmentKey(file)}>
            <td>
              <AttachmentLink file={file} />
            </td>
            <td>{file.size == null ? "" : sizeOf(file.size)}</td>
            <td>{format.showDay(file.created_at)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  :is(th, td) { height: var(--gh-row-compact); padding: 0.25em var(--gh-space-2); text-align: start; vertical-align: top; }
  th { background: var(--gh-surface-sunken); color: var(--gh-text-muted); font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); vertical-align: middle; }
  tr > :first-child { padding-inline-start: var(--gh-space-4); }
  tr > :last-child { padding-inline-end: var(--gh-space-4); }
  th { padding-inline: calc(var(--gh-space-2) * 1.167); }
  tr > th:first-child { padding-inline-start: calc(var(--gh-space-4) * 1.167); }
  tr > :nth-child(2) { text-align: end; }
  td { border-top: var(--gh-line) solid var(--gh-hairline); }
  td:not(:first-child) { white-space: nowrap; font-size: var(--gh-type-sm); line-height: calc(var(--gh-leading) * 1.167); font-variant-numeric: tabular-nums; }
  tr > td:last-child { padding-inline-end: calc(var(--gh-space-4) * 1.167); }
`;

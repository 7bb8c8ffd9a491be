import { Button, Panel, SkeletonLines, SortAscIcon, SortDescIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { FailureLine } from "../../../data/failure-line";
import { joinQueries } from "../../../data/join-queries";
import { Remote } from "../../../data/remote";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useMessages } from "../../../portal/messages";
import type { FileDrop } from "../files/use-file-drop";
import { composer, markSeen } from "../support.dialogs";
import { ticketMessages } from "../ticket.messages";
import { ClosedStrip } from "./closed-strip";
import { RmaBanner } from "./rma-banner";
import { Thread } from "./thread-view";
import { useNewComments } from "./use-new-comments";
import type { FoundTicket } from "./use-ticket";

export interface ConversationCardProps extends FoundTicket {
  readonly ticketId: string;
  readonly rmaHref: string | undefined;
  /** Whether all parts have loaded. Until then, a placeholder is shown. */
  readonly isComplete: boolean;
  /** Receives a function that opens the file dialog. Null if files can't be added. */
  readonly chooseFiles: RefObject<(() => void) | null>;
  /** Called with true while files are being uploaded, and with false otherwise. */
  readonly onSending: (isSending: boolean) => void;
}

/** The comments of a ticket, with a form to reply. */
export function ConversationCard(props: ConversationCardProps): ReactNode {
  const { ticketId, rmaHref, isComplete, ticket, comments, attachments, access, chooseFiles, onSending } = props;
  const texts = useMessages(ticketMessages);
  const [isNewestFirst, setNewestFirst] = useState(false);
  // Keep the composer once it was shown, so that typed text isn't lost when somebody closes the ticket.
  const [wasOpen, setWasOpen] = useState(false);
  if (access === "open" && !wasOpen) setWasOpen(true);
  const { data: Composer } = useFetchedModule(composer, wasOpen);
  const { fresh, toMark } = useNewComments(ticketId, ticket.data, comments.data?.results);
  const { data: MarkSeen } = useFetchedModule(markSeen, toMark !== undefined);
  const drop = useRef<FileDrop["props"] | null>(null);
  // If the comments fail to load, still show the description.
  const [hasFailed, setHasFailed] = useState(false);
  if (comments.error !== null && !hasFailed) setHasFailed(true);
  const threadProps = { attachments: attachments.data?.results ?? [], fresh, isNewestFirst };
  const skeleton = (
    <div className="gh-thread-skeleton">
      <SkeletonLines widths={["30%", "90%", "70%", "30%", "80%"]} />
    </div>
  );
  return (
    <Panel
      title={texts.conversation}
      // The ticket's description is the first message.
      count={comments.data && comments.data.results.length + 1}
      isFlush
      actions={
        <Button
          size="sm"
          variant="quiet"
          icon={isNewestFirst ? <SortDescIcon /> : <SortAscIcon />}
          onPress={() => setNewestFirst(!isNewestFirst)}
        >
          {isNewestFirst ? texts.newestFirst : texts.oldestFirst}
        </Button>
      }
    >
      <Body
        role="presentation"
        onDragEnter={(event) => drop.current?.onDragEnter(event)}
        onDragOver={(event) => drop.current?.onDragOver(event)}
        onDragLeave={(event) => drop.current?.onDragLeave(event)}
        onDrop={(event) => drop.current?.onDrop(event)}
      >
        {isComplete ? (
          <>
            {ticket.data !== undefined && hasFailed && comments.data === undefined ? (
              <>
                <Thread ticket={ticket.data} comments={[]} {...threadProps} />
                <Remote of={comments} failure={texts.failedComments} failed={FailureLine} skeleton={skeleton}>
                  {() => null}
                </Remote>
              </>
            ) : (
              <Remote of={joinQueries({ ticket, comments })} failure={texts.failedComments} skeleton={skeleton}>
                {(found) => <Thread ticket={found.ticket} comments={found.comments.results} {...threadProps} />}
              </Remote>
            )}
            {access === "rma" && <RmaBanner href={rmaHref} />}
            {access === "closed" && ticket.data !== undefined && <ClosedStrip ticket={ticket.data} />}
            {MarkSeen && toMark && <MarkSeen {...toMark} />}
            {Composer && (
              <Composer
                ticketId={ticketId}
                comments={comments.data?.results}
                filenames={threadProps.attachments.map(({ filename }) => filename)}
                canWrite={access === "open"}
                dropRef={drop}
                chooseFiles={chooseFiles}
                onSending={onSending}
              />
            )}
          </>
        ) : (
          skeleton
        )}
      </Body>
    </Panel>
  );
}

const Body = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  .gh-thread-skeleton { padding: var(--gh-space-4); }
`;

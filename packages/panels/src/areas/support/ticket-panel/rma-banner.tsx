import { Banner, Button, ExternalIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { ticketMessages } from "../ticket.messages";

export interface RmaBannerProps {
  readonly href: string | undefined;
  /** Spans the whole width of the surrounding panel. */
  readonly isEdge?: boolean;
}

/** Says that a ticket is a hardware return, with a link to the page that tracks it. */
export function RmaBanner({ href, isEdge = false }: RmaBannerProps): ReactNode {
  const texts = useMessages(ticketMessages);
  return (
    <Banner
      tone="info"
      isEdge={isEdge}
      actions={
        href !== undefined && (
          <Button size="sm" href={href} target="_blank" rel="noopener noreferrer" trailingIcon={<ExternalIcon />}>
            {texts.rmaLink}
          </Button>
        )
      }
    >
      <span className="gh-strong">{texts.rmaTitle}</span> {texts.rmaText}
    </Banner>
  );
}

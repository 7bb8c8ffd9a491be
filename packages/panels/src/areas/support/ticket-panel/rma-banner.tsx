import { Banner, Button, ExternalIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { ticketMessages } from "../ticket.messages";

export interface RmaBannerProps {
  readonly href: string | undefined;
}

/** Takes the place of the comment field: a ticket is a hardware return, with a link to the page that tracks it. */
export function RmaBanner({ href }: RmaBannerProps): ReactNode {
  const texts = useMessages(ticketMessages);
  return (
    <Banner
      tone="info"
      isEdge
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

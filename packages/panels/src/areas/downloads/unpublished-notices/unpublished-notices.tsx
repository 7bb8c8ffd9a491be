import type { UnpublishedNotice } from "@gatehouse/contract/downloads";
import { Banner, Button, IdentifiedText } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { useDismissedNotices } from "./dismissed-notices";
import { unpublishedNoticesMessages } from "./unpublished-notices.messages";

/**
 * A notice for each unpublished version that the viewer has downloaded. Says why it was unpublished, and what to use
 * instead.
 */
export function UnpublishedNotices({ notices }: { readonly notices: readonly UnpublishedNotice[] }): ReactNode {
  const texts = useMessages(unpublishedNoticesMessages);
  const format = useFormat();
  const { isShown, dismiss } = useDismissedNotices();
  return notices.filter(isShown).map((notice) => {
    const { tag_name: tag, unpublished_at: at, reason, successor } = notice;
    const sentences = [
      texts.unpublished(tag, format.day(at)),
      reason ? texts.reason(reason) : "",
      // Published again with another file, a version is its own successor.
      successor === tag ? texts.replaced : successor ? texts.successor(successor) : "",
    ];
    return (
      <Banner
        key={tag}
        tone="warning"
        isEdge
        actions={
          <Button size="sm" aria-label={texts.dismissOf(tag)} onPress={() => dismiss(notice)}>
            {texts.dismiss}
          </Button>
        }
      >
        <IdentifiedText ids={[tag, successor ?? ""]}>{sentences.filter(Boolean).join(" ")}</IdentifiedText>
      </Banner>
    );
  });
}

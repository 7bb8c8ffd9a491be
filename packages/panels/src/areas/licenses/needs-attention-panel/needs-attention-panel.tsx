import { licenses } from "@gatehouse/contract/licenses";
import { listTickets } from "@gatehouse/contract/support";
import { hasSupportPlus } from "@gatehouse/contract/viewer";
import { Button, ChevronRightIcon, Panel, SkeletonLines } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useMemo } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useViewer } from "../../../access/session/use-viewer";
import { FailureLine } from "../../../data/failure-line";
import { useEndpoint } from "../../../data/use-endpoint";
import { useNow } from "../../../data/use-now";
import { useScreenLink } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { useFollowedCart } from "../../cart";
import { licenseBannerMessages } from "../license-banner.messages";
import { listPollMs } from "../licenses.polling";
import { type AttentionItem, attentionItems } from "./attention-items";
import { AttentionRow } from "./attention-row";
import { needsAttentionMessages } from "./needs-attention.messages";

/** The viewer's licenses that need action, most urgent first. Without any, it renders nothing and takes no room. */
export const NeedsAttentionPanel = memo(function NeedsAttentionPanel(): ReactNode {
  return (
    <PortalPanel name="NeedsAttentionPanel">
      <NeedsAttention />
    </PortalPanel>
  );
});

const requestsQuery = { page: 1, page_size: 20, order_by: "-created_at" } as const;
const most = 5;

function NeedsAttention(): ReactNode {
  const texts = useMessages(needsAttentionMessages);
  const { allLicenses } = useMessages(licenseBannerMessages);
  const list = useScreenLink("licenses");
  const nowMs = useNow();
  const { data: me } = useViewer();
  const owned = useEndpoint(licenses.grouped, {}, { pollMs: listPollMs });
  // Support requests are optional here, and some accounts can't send any.
  const mayRequest = me !== undefined && hasSupportPlus(me);
  const requests = useEndpoint(listTickets, { query: requestsQuery }, { pollMs: listPollMs, isEnabled: mayRequest });
  const rows = owned.data?.results;
  const tickets = requests.data?.results;
  const items = useMemo(() => attentionItems(rows ?? [], tickets ?? [], nowMs), [rows, tickets, nowMs]);
  useFollowedCart();
  if (rows === undefined && owned.error === null) return <Pending />;
  const hasFailed = rows === undefined && owned.error !== null;
  if (items.length === 0 && !hasFailed) return null;
  return (
    <Panel
      title={texts.attention}
      count={hasFailed ? undefined : items.length}
      isFlush
      actions={
        <Button size="sm" variant="quiet" trailingIcon={<ChevronRightIcon />} {...list}>
          {allLicenses}
        </Button>
      }
    >
      <List>
        {items.slice(0, most).map((item, at) => (
          <AttentionRow key={itemKey(item)} item={item} nowMs={nowMs} isPrimary={at === 0} />
        ))}
      </List>
      {items.length > most && (
        <More>
          <Button size="sm" variant="quiet" {...list}>
            {texts.attentionMore(items.length - most)}
          </Button>
        </More>
      )}
      {hasFailed && (
        <FailureLine title={texts.failedAttention} error={owned.error} onRetry={() => void owned.refetch()} />
      )}
    </Panel>
  );
}

/** The loading state. A `PageGrid` shows it briefly in the panel's place. Elsewhere, it takes no room. */
function Pending(): ReactNode {
  return (
    <Waiting className="gh-pending">
      <Panel>
        <SkeletonLines widths={["30%"]} />
      </Panel>
    </Waiting>
  );
}

function itemKey(item: AttentionItem): string {
  if ("row" in item) return `${item.kind} ${item.row.license_guids[0] ?? ""}`;
  return item.kind === "seat" ? `seat ${item.ticket.id}` : item.kind;
}

const Waiting = styled.div`
  display: none;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const More = styled.div`
  padding: var(--gh-space-1) var(--gh-space-3);
  border-top: var(--gh-line) solid var(--gh-hairline);
`;

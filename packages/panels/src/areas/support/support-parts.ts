// The parts of support on other pages, for accounts with support-plus. They load after the page that shows them.
// The support panels import shared code from here, so that it stays one chunk: every chunk adds weight to its page.
export { HelpButton } from "./get-help/help-button";
export { NewRepliesBadge } from "./new-replies/new-replies-badge";
export { hasNewReplies, isLater, useMarkTicketSeen, useSeenTickets } from "./new-replies/seen-tickets";

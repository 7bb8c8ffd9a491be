// The parts of support outside its own pages, for accounts with support-plus. It loads after the page that shows it. The panels take what they
// share with it from here, so that it is one part of the code: each part weighs on the page that names it.
export { HelpButton } from "./get-help/help-button";
export { NewRepliesBadge } from "./new-replies/new-replies-badge";
export { hasNewReplies, isLater, useMarkTicketSeen, useSeenTickets } from "./new-replies/seen-tickets";

/** Tickets and their comments are refetched this often, so that replies arrive while a page is open. */
export const ticketPollMs = 60_000;

/** The polling interval of tickets and comments, so that replies appear while a page is open. */
export const ticketPollMs = 60_000;

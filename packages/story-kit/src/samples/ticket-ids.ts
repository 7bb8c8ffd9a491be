/** Tickets of the demo's customer, by what is special about them. */
export const demoTicketIds = {
  /** Closed with a rating of 5. */
  closed: "1",
  /** Closed without a rating. */
  unrated: "6",
  rma: "12",
  closedRma: "13",
  /** In progress, with 60 comments. */
  long: "15",
  /** Files with odd names, and markup in every text. */
  odd: "16",
  open: "17",
  /** Waiting for the customer, with files and 2 new replies. */
  waiting: "18",
  /** One new reply. */
  quote: "19",
} as const;

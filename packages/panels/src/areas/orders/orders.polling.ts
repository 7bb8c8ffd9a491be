/** Orders are refetched at this interval: the sales team changes their status while users look at them. */
export const orderPollMs = 60_000;

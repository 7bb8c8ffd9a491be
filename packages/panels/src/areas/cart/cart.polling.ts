/** The cart and its count are refetched at this interval, besides when they change here or in another tab. */
export const cartPollMs = 60_000;

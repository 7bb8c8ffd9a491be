/** The cart and its count are refetched at this interval, and whenever they change here or in another tab. */
export const cartPollMs = 60_000;

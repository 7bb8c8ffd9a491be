/** The cart and its count are asked again this often, besides when they change here or in another tab. */
export const cartPollMs = 60_000;

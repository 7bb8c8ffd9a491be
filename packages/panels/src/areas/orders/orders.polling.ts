/** Orders are asked again this often: the sales team moves them on while they are looked at. */
export const orderPollMs = 60_000;

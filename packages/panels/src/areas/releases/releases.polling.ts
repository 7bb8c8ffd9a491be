/** Releases and their history are refetched this often: colleagues work on them too. */
export const releasePollMs = 60_000;

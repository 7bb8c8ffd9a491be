/** The polling interval of releases and their history, since colleagues change them, too. */
export const releasePollMs = 60_000;

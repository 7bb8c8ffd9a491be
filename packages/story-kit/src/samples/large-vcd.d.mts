/** The text of a value change dump of about this many bytes, in pieces of about a megabyte. Always the same. */
export function largeVcd(bytes: number): Generator<string, void>;

/** How many signals it has. */
export const largeVcdSignals: number;

/** A value of the last signal, in hex, that occurs only once. */
export const largeVcdNeedle: string;

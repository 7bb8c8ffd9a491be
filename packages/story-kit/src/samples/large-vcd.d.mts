/** The text of a value change dump of about this many bytes, in pieces of about a megabyte. Always the same. */
export function largeVcd(bytes: number): Generator<string, void>;

/** The number of signals in the dump. */
export const largeVcdSignals: number;

/** A value of the last signal, in hex, that occurs only once. */
export const largeVcdNeedle: string;

/** The text of a value change dump of at least so many bytes, in pieces of about a megabyte. The same each time. */
export function largeVcd(bytes: number): Generator<string, void>;

/** How many signals it has. */
export const largeVcdSignals: number;

/** The value of its last signal, in hex, that only one time has. */
export const largeVcdNeedle: string;

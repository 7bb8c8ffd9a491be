const x = /x/i;

/**
 * The bits of a test bench's value, most significant first. A value is an integer, `0x…` or `0b…`, where x is any bit.
 *
 * @returns undefined when it does not fit into `width` bits.
 */
export function toBits(value, width) {
  const isBinary = typeof value === "string" && value.toLowerCase().startsWith("0b");
  if (isBinary) {
    const bits = value.slice(2).toLowerCase();
    return bits.length > width ? undefined : bits.padStart(width, "0");
  }
  const number = BigInt(value);
  if (number >= 1n << BigInt(width) || number < -(1n << BigInt(width - 1))) return undefined;
  return BigInt.asUintN(width, number).toString(2).padStart(width, "0");
}

/** Whether the bits are the expected ones. An expected x accepts every bit. */
export const matches = (bits, expected) =>
  bits.length === expected.length && [...expected].every((bit, at) => bit === "x" || bit === bits[at]);

/** Bits as people read them: decimal, or binary where some are unknown. */
export const showBits = (bits) => (x.test(bits) ? `0b${bits}` : BigInt(`0b${bits}`).toString());

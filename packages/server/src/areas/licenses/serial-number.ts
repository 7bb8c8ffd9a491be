import { randomText } from "../../core/secrets";

/**
 * A random serial number of a new license. There are 33^10, so duplicates are unlikely, and the unique index would
 * refuse one.
 */
export function newSerialNumber(): string {
  const block = () => randomText(5, "0123456789ABCDEFGHJKLMNPQRTUVWXYZ");
  return `GC-${block()}-${block()}`;
}

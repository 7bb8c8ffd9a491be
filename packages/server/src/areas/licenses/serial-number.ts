import { randomText } from "../../core/secrets";

/** A new license's serial number. 33 to the 10th: that two meet is no case to plan for, and the unique index would refuse the second. */
export function newSerialNumber(): string {
  const block = () => randomText(5, "0123456789ABCDEFGHJKLMNPQRTUVWXYZ");
  return `GC-${block()}-${block()}`;
}

import { isGuid } from "../../core/guid";

/** The prefix of all files' keys. */
export const keyPrefix = "files/";

/** The key of a file's bytes. */
export const keyOf = (guid: string): string => `${keyPrefix}${guid}`;

/** The file whose bytes have this key; undefined for an object that is not ours. */
export function guidOf(key: string): string | undefined {
  const guid = key.slice(keyPrefix.length);
  return key === keyOf(guid.toLowerCase()) && isGuid(guid) ? guid : undefined;
}

import { isGuid } from "../../core/guid";

/** The prefix of all keys of files. */
export const keyPrefix = "files/";

/** The key of a file's bytes. */
export const keyOf = (guid: string): string => `${keyPrefix}${guid}`;

/** The guid of the file whose bytes have this key. Undefined for an object that isn't ours. */
export function guidOf(key: string): string | undefined {
  const guid = key.slice(keyPrefix.length);
  return key === keyOf(guid.toLowerCase()) && isGuid(guid) ? guid : undefined;
}

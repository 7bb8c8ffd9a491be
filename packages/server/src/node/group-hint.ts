import { createHash } from "node:crypto";
import type { CommandStores } from "./command";

/** Adds a line to a command's result about groups that GATEHOUSE_GROUPS doesn't list. They may be misspelled. */
export function withGroupHint(
  result: string,
  { groups }: Pick<CommandStores, "groups">,
  names: readonly string[],
): string {
  const unknown = names.filter((name) => groups[createHash("sha256").update(name).digest("hex")] === undefined);
  if (unknown.length === 0) return result;
  return `${result}\nGATEHOUSE_GROUPS doesn't have ${unknown.join(", ")}: check the name. It gives no access to the portal.`;
}

import { viewer } from "@gatehouse/contract/viewer";
import { useEndpoint } from "./use-endpoint";

/** Stands for an account in the names of what this browser keeps for it. It is short, and storage names nobody. */
export function accountHash(email: string): string {
  let hash = 5381;
  for (const character of email.trim().toLowerCase()) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/** The {@link accountHash} of the viewer. Undefined until the portal knows them: it requests nothing by itself. */
export function useAccountHash(): string | undefined {
  const { data: me } = useEndpoint(viewer.me, {}, { isEnabled: false });
  return me && accountHash(me.email);
}

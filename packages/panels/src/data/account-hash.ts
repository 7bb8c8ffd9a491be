import { viewer } from "@gatehouse/contract/viewer";
import { useEndpoint } from "./use-endpoint";

/** A short name for an account in storage keys, so that the browser stores no email address. */
export function accountHash(email: string): string {
  let hash = 5381;
  for (const character of email.trim().toLowerCase()) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/** The {@link accountHash} of the viewer. It sends no request, so it is undefined until the viewer is in the cache. */
export function useAccountHash(): string | undefined {
  const { data: me } = useEndpoint(viewer.me, {}, { isEnabled: false });
  return me && accountHash(me.email);
}

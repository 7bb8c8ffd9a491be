/** Random text over an alphabet of at most 256 characters, each equally likely. */
export function randomText(length: number, alphabet: string): string {
  const unbiased = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < unbiased && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** Compares in constant time: the duration depends only on the length. */
export function isEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}

/** SHA-256 in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

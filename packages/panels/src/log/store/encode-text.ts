const charactersInStep = 500_000;
const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;

/** A text as UTF-8, yielding whenever it may pause. */
export function* encodeText(text: string): Generator<undefined, Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  // Exact for ASCII, which most logs are.
  let bytes = new Uint8Array(text.length);
  let used = 0;
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + charactersInStep);
    if (isHighSurrogate(text.charCodeAt(to - 1)) && to < text.length) to += 1;
    const part = encoder.encode(text.slice(from, to));
    if (used + part.length > bytes.length) {
      const grown = new Uint8Array(Math.max(used + part.length, Math.ceil(bytes.length * 1.5)));
      grown.set(bytes.subarray(0, used));
      bytes = grown;
    }
    bytes.set(part, used);
    used += part.length;
    from = to;
    yield undefined;
  }
  return bytes.subarray(0, used);
}

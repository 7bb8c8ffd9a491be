import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { notingDigests } from "./piece-digests";

const pieceBytes = 1_048_576;

it("notes the digest of each piece of a file that passes through one piece's memory", async () => {
  const bytes = new Uint8Array(2 * pieceBytes + 9).map((_, at) => (at * 7) % 251);
  const { content, digests } = notingDigests(bytes);
  const whole = createHash("sha256");
  const memory = new Set<ArrayBufferLike>();
  for await (const piece of content) {
    whole.update(piece);
    if (piece.length === pieceBytes) memory.add(piece.buffer);
  }
  expect(memory.size).toBe(1);
  expect(whole.digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
  const expected = [0, 1, 2].map((at) =>
    createHash("sha256")
      .update(bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes))
      .digest(),
  );
  expect(Buffer.from(digests())).toEqual(Buffer.concat(expected));
});

import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { insertFileRow } from "../files/file-rows";
import { databases } from "../testing/databases";
import { fileChunks } from "./tables/files";

it("takes bytes as they are, and not as a text that is twice as long", async () => {
  const { db, pglite, close } = (await databases.find(({ name }) => name === "PGlite")?.open()) ?? {};
  if (db === undefined || pglite === undefined) expect.unreachable("there is no built-in database");
  const bytes = new Uint8Array(100_000).map((_, at) => at * 7);
  const guid = await insertFileRow(db, { name: "a", type: "b", size: bytes.length, createdAt: new Date(0) });
  const sent = vi.spyOn(pglite, "execProtocolRaw");
  await db.insert(fileChunks).values({ fileGuid: guid, position: 0, bytes });
  expect(Math.max(...sent.mock.calls.map(([message]) => message.length))).toBeLessThan(bytes.length + 1_000);
  const [chunk] = await db.select().from(fileChunks).where(eq(fileChunks.fileGuid, guid));
  expect(chunk?.bytes).toEqual(bytes);
  await close?.();
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fileStream, openFileStream } from "./file-stream";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-stream-"));
afterAll(() => rmSync(folder, { recursive: true }));
const content = new Uint8Array(1_000_000).map((_, at) => (at * 7 + (at >> 8)) % 251);
const path = join(folder, "file.bin");
writeFileSync(path, content);
const read = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer());

describe("a file on disk", () => {
  it("is read whole, as often as it is opened", async () => {
    expect(Buffer.compare(await read(fileStream(path)), content)).toBe(0);
    const file = await open(path);
    for (let time = 0; time < 2; time += 1) expect(Buffer.compare(await read(openFileStream(file)), content)).toBe(0);
    await file.close();
  });

  it("is read no faster than it is taken, and can be left", async () => {
    const reader = fileStream(path).getReader();
    const before = process.memoryUsage().arrayBuffers;
    expect((await reader.read()).value).toHaveLength(65_536);
    await new Promise((resolve) => setImmediate(resolve));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(400_000);
    await reader.cancel();
  });

  it("that is not there fails", async () => {
    await expect(read(fileStream(join(folder, "none")))).rejects.toThrow("ENOENT");
  });

  it("without bytes ends at once", async () => {
    writeFileSync(join(folder, "empty"), "");
    expect(await read(fileStream(join(folder, "empty")))).toHaveLength(0);
  });
});

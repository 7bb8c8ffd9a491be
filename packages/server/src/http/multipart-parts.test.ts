import { isPortalError } from "@gatehouse/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formParts } from "./multipart-parts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A body that arrives in pieces of the given sizes, repeated in turn. */
function inPieces(body: Uint8Array, sizes: readonly number[]): ReadableStream<Uint8Array> {
  let [at, next] = [0, 0];
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) return controller.close();
      const size = sizes[next++ % sizes.length] ?? 1;
      controller.enqueue(body.slice(at, at + size));
      at += size;
    },
  });
}

async function read(body: Uint8Array, type: string, sizes: readonly number[] = [body.length || 1]) {
  const parts: { name: string; filename: string | undefined; bytes: Uint8Array }[] = [];
  for await (const { name, filename, content } of formParts(inPieces(body, sizes), type)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece.slice());
    parts.push({ name, filename, bytes: Uint8Array.from(pieces.flatMap((piece) => [...piece])) });
  }
  return parts;
}

async function encoded(form: FormData): Promise<{ readonly body: Uint8Array; readonly type: string }> {
  const request = new Request("https://portal.example/", { method: "POST", body: form });
  return { body: new Uint8Array(await request.arrayBuffer()), type: request.headers.get("Content-Type") ?? "" };
}

const form = "multipart/form-data; boundary=b";
const text = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe("a form that arrives in pieces", () => {
  it("is read as it was sent, however it is cut, and whatever is in its files", async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .array(fc.constantFrom("\r\n", "--", "\r\n--", "-", "\r", "\n", "x"), { maxLength: 40 })
        .map((all) => bytesOf(all.join(""))),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(content, { minLength: 1, maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 }),
        async (contents, sizes) => {
          const sent = new FormData();
          sent.append("note", "a text");
          for (const [at, bytes] of contents.entries())
            sent.append("attachments", new File([bytes as Uint8Array<ArrayBuffer>], `f${at}.bin`));
          const { body, type } = await encoded(sent);
          expect(await read(body, type, sizes)).toEqual([
            { name: "note", filename: undefined, bytes: bytesOf("a text") },
            ...contents.map((bytes, at) => ({
              name: "attachments",
              filename: `f${at}.bin`,
              bytes: Uint8Array.from(bytes),
            })),
          ]);
        },
      ),
      { seed: 11, numRuns: 150 },
    );
  });

  it("keeps odd names of files", async () => {
    const names = ['quote".txt', "büro 日本.txt", "a;b=c.txt", "line\nbreak.txt", "100%22.txt"];
    const sent = new FormData();
    for (const name of names) sent.append("attachments", new File(["x"], name));
    const { body, type } = await encoded(sent);
    const read22 = (await read(body, type)).map(({ filename }) => filename?.replaceAll("\r\n", "\n"));
    // Browsers don't escape the percent sign, so this name can't be told from an escaped quote.
    expect(read22).toEqual([...names.slice(0, -1), '100".txt']);
  });

  it.each([
    ["a quoted boundary", 'multipart/form-data; charset=utf-8; boundary="b"', `--b\r\n${text("a", "1")}\r\n--b--`],
    ["a preamble and an epilogue", form, `hello\r\n--b\r\n${text("a", "1")}\r\n--b--\r\nbye`],
    ["spaces behind a boundary", form, `--b  \r\n${text("a", "1")}\r\n--b--`],
    ["other headers", form, `--b\r\nX-A: b\r\ncontent-disposition: form-data;  name="a"\r\nX-C: d\r\n\r\n1\r\n--b--`],
    ["a part without a name", form, `--b\r\nX-A: b\r\n\r\nx\r\n--b\r\n${text("a", "1")}\r\n--b--`],
  ])("may have %s", async (_, type, body) => {
    for (const sizes of [[1], [1_000]])
      expect(await read(bytesOf(body), type, sizes)).toEqual([{ name: "a", filename: undefined, bytes: bytesOf("1") }]);
  });

  it.each([
    ["is empty", form, ""],
    ["has no boundary", "multipart/form-data", `--b\r\n${text("a", "1")}\r\n--b--`],
    ["never comes to its boundary", form, "x".repeat(1_000)],
    ["ends in a head", form, '--b\r\nContent-Disposition: form-data; name="a"'],
    ["ends in a part", form, `--b\r\n${text("a", "1")}`],
    ["ends behind a part", form, `--b\r\n${text("a", "1")}\r\n--b`],
    ["has an endless head", form, `--b\r\nX: ${"x".repeat(20_000)}\r\n\r\n1\r\n--b--`],
    ["has something behind a boundary", form, `--bx\r\n${text("a", "1")}\r\n--b--`],
  ])("is refused when it %s", async (_, type, body) => {
    for (const sizes of [[1], [1_000]]) {
      const refused: unknown = await read(bytesOf(body), type, sizes).then(
        () => expect.unreachable("it was read"),
        (error: unknown) => error,
      );
      expect(isPortalError(refused, "invalid")).toBe(true);
    }
  });

  it("that is left in the middle is read no further", async () => {
    let pulled = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(bytesOf(pulled++ === 0 ? `--b\r\n${text("a", "")}` : "x".repeat(1_000)));
        },
        cancel: () => void (isCancelled = true),
      },
      { highWaterMark: 0 },
    );
    for await (const { content } of formParts(body, form)) {
      await content.next();
      break;
    }
    expect([isCancelled, pulled < 5]).toEqual([true, true]);
  });
});

import { PortalError } from "@gatehouse/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploadQueue, type SendFile, type Upload, type UploadQueue } from "./upload-queue";

interface Sent {
  readonly name: string;
  readonly id: string;
  readonly isAutomatic: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

let queue: UploadQueue;
let sent: Sent[];
let settled: string[];
const limit = 100;
const file = (name: string, size = 10) => new File(["x".repeat(size)], name);
const send: SendFile = (given, { id, isAutomatic, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    sent.push({ name: given.name, id, isAutomatic, signal, onProgress, resolve: () => resolve(undefined), reject });
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
const states = () => queue.read().map(({ file: { name }, state }) => `${name}: ${state.kind}`);
const stateOf = (name: string): Upload["state"] | undefined =>
  queue.read().find((upload) => upload.file.name === name)?.state;
const idOf = (name: string) => queue.read().find((upload) => upload.file.name === name)?.id ?? "";
const responses = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  settled = [];
  queue = createUploadQueue((upload) => settled.push(upload.file.name));
});
afterEach(() => void vi.useRealTimers());

describe("files", () => {
  it("wait until there is a ticket, and are then sent one after the other", async () => {
    queue.add([file("a"), file("b")], limit);
    expect(states()).toEqual(["a: waiting", "b: waiting"]);
    queue.start(send);
    expect(states()).toEqual(["a: uploading", "b: waiting"]);
    sent[0]?.onProgress(400);
    expect(stateOf("a")).toEqual({ kind: "uploading", sentBytes: 10 });
    sent[0]?.resolve();
    await responses();
    expect(states()).toEqual(["a: done", "b: uploading"]);
    expect(settled).toEqual(["a"]);
  });

  it("are refused before they are sent when they are a byte too large, or empty", () => {
    queue.start(send);
    queue.add([file("fits", limit), file("large", limit + 1), file("empty", 0)], limit);
    expect(states()).toEqual(["fits: uploading", "large: refused", "empty: refused"]);
    expect(sent.map(({ name }) => name)).toEqual(["fits"]);
  });

  it("that fail hold none of the others up, and keep their name when they are sent again", async () => {
    queue.start(send);
    queue.add([file("a"), file("b")], limit);
    sent[0]?.onProgress(7);
    sent[0]?.reject(new PortalError("network"));
    await responses();
    expect(stateOf("a")).toMatchObject({ kind: "interrupted", sentBytes: 7, retryAt: Date.now() + 4_000 });
    expect(stateOf("b")?.kind).toBe("uploading");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(states()).toEqual(["a: waiting", "b: uploading"]);
    sent[1]?.resolve();
    await responses();
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "a"]);
    expect(sent[2]?.id).toBe(sent[0]?.id);
  });

  it("are not sent again for ever, but when somebody says so", async () => {
    queue.start(send);
    queue.add([file("a")], limit);
    for (const pauseMs of [4_000, 8_000, 16_000]) {
      sent.at(-1)?.reject(new PortalError("server"));
      await responses();
      expect(stateOf("a")?.kind).toBe("interrupted");
      await vi.advanceTimersByTimeAsync(pauseMs);
    }
    sent.at(-1)?.reject(new PortalError("server"));
    await responses();
    expect(stateOf("a")?.kind).toBe("failed");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(4);
    queue.retry(idOf("a"));
    expect(sent).toHaveLength(5);
  });

  it("say whether a person wants them to be sent again", async () => {
    queue.start(send);
    queue.add([file("a")], limit);
    sent[0]?.reject(new PortalError("network"));
    await vi.advanceTimersByTimeAsync(4_000);
    sent[1]?.reject(new PortalError("network"));
    await responses();
    queue.retry(idOf("a"));
    expect(sent.map(({ isAutomatic }) => isAutomatic)).toEqual([false, true, false]);
  });

  it("wait as long as the server's Retry-After", async () => {
    queue.start(send);
    queue.add([file("a")], limit);
    sent[0]?.reject(new PortalError("throttled", { retryAfterMs: 30_000 }));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(2);
  });

  it("that the server refuses are not sent again", async () => {
    queue.start(send);
    queue.add([file("a")], limit);
    sent[0]?.reject(new PortalError("too-large"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stateOf("a")?.kind).toBe("failed");
    expect(sent).toHaveLength(1);
  });

  it("are cancelled when they are taken out, and the next one is sent", async () => {
    queue.start(send);
    queue.add([file("a"), file("b")], limit);
    queue.remove(idOf("a"));
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual(["b: uploading"]);
    await responses();
    expect(settled, "it may have been added all the same").toEqual(["a"]);
    expect(states()).toEqual(["b: uploading"]);
  });

  it("are sent no more once the page is left", async () => {
    queue.start(send);
    queue.add([file("a"), file("b")], limit);
    queue.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

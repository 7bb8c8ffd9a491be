import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import { describe, expect, it } from "vitest";
import { turn } from "../../viewers/in-slices";
import { WavesStore } from "./waves-store";

/** A response that stops after its first bytes, and that no signal ends. */
function stalled(text: string) {
  const state = { isCanceled: false };
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => (text === "" ? undefined : controller.enqueue(new TextEncoder().encode(text))),
    cancel: () => void (state.isCanceled = true),
  });
  return { state, read: () => Promise.resolve(new Response(stream)) };
}

const ended = (store: WavesStore) =>
  new Promise<void>((resolve) => {
    const look = () => store.state().phase !== "reading" && resolve();
    store.subscribe(look);
    look();
  });

describe("waves whose download has stalled", () => {
  it("are canceled before the response", async () => {
    const store = new WavesStore(() => new Promise(() => undefined));
    store.open();
    await turn();
    store.cancel();
    for (let at = 0; at < 10; at += 1) await turn();
    expect(store.state()).toEqual({ phase: "failed", failure: "canceled" });
  });

  it.each([
    ["after the first part", queueVcd.slice(0, 600), "open"],
    ["before the first part", "", "failed"],
  ])("are canceled %s", async (_, text, phase) => {
    const { state, read } = stalled(text);
    const store = new WavesStore(read);
    store.open();
    // The first part is read, and the next read waits.
    for (let at = 0; at < 50; at += 1) await turn();
    store.cancel();
    await ended(store);
    expect(store.state()).toMatchObject({ phase, failure: "canceled" });
    expect(state.isCanceled).toBe(true);
  });
});

it.each([1, 2, 100])("opens a gzip file that arrives in parts of %i bytes", async (length) => {
  const packed = new Blob([queueVcd]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });
  const store = new WavesStore(() => Promise.resolve(new Response(stream)));
  store.open();
  await ended(store);
  expect(store.state()).toMatchObject({ phase: "open", file: { endTime: 125_000 } });
});

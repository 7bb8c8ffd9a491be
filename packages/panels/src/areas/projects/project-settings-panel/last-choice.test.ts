import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChoiceShown, LastChoice } from "./last-choice";
import { createWriteQueue } from "./use-write-queue";

const delayMs = 500;
let saved: boolean;
let sent: boolean[];
let shown: ChoiceShown<boolean>;
let response: (value: boolean) => Promise<unknown>;
let choice: LastChoice<boolean>;

beforeEach(() => {
  vi.useFakeTimers();
  saved = false;
  sent = [];
  response = (value) => {
    saved = value;
    return Promise.resolve();
  };
  choice = new LastChoice<boolean>(
    {
      send: (value) => {
        sent.push(value);
        return response(value);
      },
      isRefusal: (error) => (error as Error).message === "refused",
      isSaved: (value) => value === saved,
      onChange: (next) => {
        shown = next;
      },
    },
    delayMs,
  );
});
afterEach(() => void vi.useRealTimers());

describe("a choice that saves itself", () => {
  it("is sent once, some time after its last change", async () => {
    choice.choose(true);
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect([sent, shown]).toEqual([[], { wanted: true, status: "idle" }]);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, shown]).toEqual([[true], { wanted: undefined, status: "saved" }]);
  });

  it("that is taken back in time is not sent", async () => {
    for (const value of [true, false, true, false]) choice.choose(value);
    await vi.advanceTimersByTimeAsync(delayMs);
    expect([sent, shown]).toEqual([[], { wanted: undefined, status: "idle" }]);
  });

  it("made while another is sent waits for it, and wins", async () => {
    let release: () => void = () => undefined;
    const { promise } = { promise: new Promise<void>((resolve) => (release = resolve)) };
    const end = response;
    response = async (value) => {
      await promise;
      return end(value);
    };
    choice.choose(true);
    await vi.advanceTimersByTimeAsync(delayMs);
    choice.choose(false);
    await vi.advanceTimersByTimeAsync(delayMs);
    expect([sent, shown]).toEqual([[true], { wanted: false, status: "saving" }]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, saved, shown]).toEqual([[true, false], false, { wanted: undefined, status: "saved" }]);
  });

  it("that is refused shows what the server has again", async () => {
    response = () => Promise.reject(new Error("refused"));
    choice.choose(true);
    await vi.advanceTimersByTimeAsync(delayMs);
    expect([choice.hasNewer, shown]).toEqual([false, { wanted: undefined, status: "idle" }]);
    await choice.flush();
    expect(sent).toEqual([true]);
  });

  it("that could not be sent stays, and is sent again", async () => {
    const end = response;
    response = () => Promise.reject(new Error("offline"));
    choice.choose(true);
    await vi.advanceTimersByTimeAsync(delayMs);
    expect(shown).toEqual({ wanted: true, status: "unsaved" });
    choice.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, shown]).toEqual([[true, true], { wanted: true, status: "unsaved" }]);
    response = end;
    choice.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([saved, shown]).toEqual([true, { wanted: undefined, status: "saved" }]);
  });

  it("that could not be sent gives way to the one after it", async () => {
    const end = response;
    response = () => Promise.reject(new Error("offline"));
    choice.choose(true);
    await vi.advanceTimersByTimeAsync(delayMs);
    response = end;
    choice.choose(false);
    await vi.advanceTimersByTimeAsync(delayMs);
    expect([sent, saved, shown]).toEqual([[true], false, { wanted: undefined, status: "idle" }]);
    choice.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([true]);
  });

  it("that fails while a newer one waits gives way to it", async () => {
    response = (value) => {
      choice.choose(!value);
      response = () => Promise.resolve();
      return Promise.reject(new Error("offline"));
    };
    saved = true;
    choice.choose(false);
    saved = false;
    choice.choose(true);
    await vi.advanceTimersByTimeAsync(delayMs);
    expect(choice.hasNewer).toBe(false);
    expect(shown.wanted).toBeUndefined();
  });

  it("is sent at once when its page goes", async () => {
    choice.choose(true);
    await choice.flush();
    await vi.advanceTimersByTimeAsync(delayMs);
    expect(sent).toEqual([true]);
  });
});

it("writes to one object follow each other, whatever the result of the earlier ones", async () => {
  const queue = createWriteQueue();
  const order: string[] = [];
  const first = queue(async () => {
    await Promise.resolve();
    order.push("first");
    throw new Error("refused");
  });
  const second = queue(() => {
    order.push("second");
    return Promise.resolve(2);
  });
  await expect(first).rejects.toThrow("refused");
  expect([await second, order]).toEqual([2, ["first", "second"]]);
});

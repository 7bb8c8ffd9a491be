import { expect, it, vi } from "vitest";
import { createSharedStore, type SharedValue } from "./shared-state";

const count: SharedValue<number> = { initial: () => 0 };

it("each provider's store holds its own value", () => {
  const [one, other] = [createSharedStore(), createSharedStore()];
  one.set(count, 1);
  expect([one.get(count), other.get(count)]).toEqual([1, 0]);
});

it("watchers hear of a new value, not of the same one, and not once they have left", () => {
  const store = createSharedStore();
  const onChange = vi.fn();
  const leave = store.subscribe(count, onChange);
  store.set(count, 1);
  store.set(count, 1);
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();
  store.set(count, 2);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it("a watcher that leaves on a change keeps no other from hearing of it", () => {
  const store = createSharedStore();
  const leave = store.subscribe(count, () => leave());
  const onChange = vi.fn();
  store.subscribe(count, onChange);
  store.set(count, 1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it("a value is followed from its first watcher to its last, and anew with the next", () => {
  const stop = vi.fn();
  const onWatched = vi.fn((set: (value: string) => void) => {
    set("watched");
    return stop;
  });
  const followed: SharedValue<string> = { initial: () => "unwatched", onWatched };
  const store = createSharedStore();
  expect(store.get(followed)).toBe("unwatched");
  const leave = [store.subscribe(followed, vi.fn()), store.subscribe(followed, vi.fn())];
  expect(store.get(followed)).toBe("watched");
  for (const end of leave) end();
  for (const end of leave) end();
  expect([onWatched.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
  store.subscribe(followed, vi.fn())();
  expect([onWatched.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2]);
});

import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";

/* A reading can be several megabytes. */
const mostMs = 60_000;

/** Reads until two readings in a row agree. A transition may still run, or a part of the page may still load. */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last: { readonly value: T } | undefined;
  await expect
    .poll(
      async () => {
        const before = last;
        last = { value: await read() };
        return before !== undefined && isDeepStrictEqual(before, last);
      },
      { timeout: mostMs },
    )
    .toBe(true);
  return last!.value;
}

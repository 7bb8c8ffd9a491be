import { onTestFinished } from "vitest";

/** Makes root another user until the test ends, because root may read and delete anything. */
export function withoutRoot(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65_534);
  onTestFinished(() => process.seteuid?.(0));
}

import { useState } from "react";

/**
 * Returns the previous value while the new one has the same data. Embedders pass settings inline, as new objects in
 * each render, and each new object would re-render every panel.
 */
export function useKept<T>(value: T): T {
  const [kept, keep] = useState({ value });
  if (hasSameData(kept.value, value)) return kept.value;
  keep({ value });
  return value;
}

/** Whether two values are equal: plain objects and lists by content, everything else by identity. It never throws. */
export function hasSameData(one: unknown, other: unknown): boolean {
  try {
    return isAlike(one, other);
  } catch {
    // A getter threw, or an object contains itself.
    return false;
  }
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isAlike(one[key], other[key]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

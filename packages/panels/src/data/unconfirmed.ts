const unconfirmed = new WeakSet<object>();

/** Whether {@link asUnconfirmed} marked this failure, so that the write may have been done. */
export function isUnconfirmed(error: unknown): boolean {
  return typeof error === "object" && error !== null && unconfirmed.has(error);
}

/** Marks a failure after which it is unknown whether the write was done. @returns the same failure. */
export function asUnconfirmed(failure: unknown): unknown {
  if (typeof failure === "object" && failure !== null) unconfirmed.add(failure);
  return failure;
}

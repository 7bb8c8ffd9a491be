/** Whether there is a session, asked as seldom as can be. */
export interface SessionProbe {
  /** Asks now; all who ask while one question is on its way share its answer. */
  isSignedIn(): Promise<boolean>;
  /** True when a call refused after it was sent at `sentAt` (of `performance.now()`) was refused for want of a session. */
  isSignedOutSince(sentAt: number): Promise<boolean>;
}

/** @param ask says whether there is a session; rejects when that cannot be known. */
export function createSessionProbe(ask: () => Promise<boolean>): SessionProbe {
  let pending: Promise<boolean> | undefined;
  let signedOutAt = -1;

  function isSignedIn(): Promise<boolean> {
    pending ??= ask()
      .then((signedIn) => {
        signedOutAt = signedIn ? -1 : performance.now();
        return signedIn;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  return {
    isSignedIn,
    async isSignedOutSince(sentAt) {
      // Ten panels lose the session together, and their refusals trickle in: one question serves them all.
      if (signedOutAt >= sentAt) return true;
      return isSignedIn().then((signedIn) => !signedIn, () => false);
    },
  };
}

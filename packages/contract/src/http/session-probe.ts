/** Checks whether there is a session, with as few requests as possible. */
export interface SessionProbe {
  /** Checks now. Callers share a check that is already running. */
  isSignedIn(): Promise<boolean>;
  /** The current moment, taken before a call is sent, for {@link isSignedOutSince}. */
  now(): number;
  /**
   * True when a call sent at `sentAt` was refused because there is no session.
   * @throws the error of the session check, if it fails.
   */
  isSignedOutSince(sentAt: number): Promise<boolean>;
}

interface Check {
  readonly startedAt: number;
  readonly result: Promise<boolean>;
  isPending: boolean;
}

/** @param check resolves to whether there is a session. Rejects when it cannot find out. */
export function createSessionProbe(check: () => Promise<boolean>): SessionProbe {
  // A counter orders moments exactly, where a clock could return the same time twice.
  let moment = 0;
  let latest: Check | undefined;
  const now = () => (moment += 1);

  function startCheck(): Check {
    const current: Check = { startedAt: now(), result: check(), isPending: true };
    const settle = () => {
      current.isPending = false;
    };
    current.result.then(settle, settle);
    return (latest = current);
  }

  return {
    now,
    isSignedIn: () => (latest?.isPending ? latest : startCheck()).result,
    async isSignedOutSince(sentAt) {
      // A check that started before the call says nothing about its refusal: the session may have changed in between.
      while (latest?.isPending && latest.startedAt < sentAt) await latest.result.catch(() => undefined);
      // Refusals of many panels arrive one after the other: one check covers all calls sent before it.
      const current = latest !== undefined && latest.startedAt > sentAt ? latest : startCheck();
      return !(await current.result);
    },
  };
}

/** Checks whether there is a session, with as few requests as possible. */
export interface SessionProbe {
  /** Checks now. Callers share a check that is already running. */
  isSignedIn(): Promise<boolean>;
  /** The current moment. Take it before a request is sent, for {@link isSignedOutSince}. */
  now(): number;
  /**
   * Whether a request sent at `sentAt` was refused because there is no session.
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
      // A check that started before the request can't explain its refusal: the session may have changed in between.
      while (latest?.isPending && latest.startedAt < sentAt) await latest.result.catch(() => undefined);
      // The refusals of many panels arrive one after the other. One check covers all requests sent before it.
      const current = latest !== undefined && latest.startedAt > sentAt ? latest : startCheck();
      return !(await current.result);
    },
  };
}

/** Whether there is a session, asked as seldom as can be. */
export interface SessionProbe {
  /** Asks now; all who ask while one question is on its way share its response. */
  isSignedIn(): Promise<boolean>;
  /** The current moment, taken before a call is sent, for {@link isSignedOutSince}. */
  now(): number;
  /**
   * True when a call sent at `sentAt` was refused for want of a session.
   * @throws the error of the session check, when nobody can tell.
   */
  isSignedOutSince(sentAt: number): Promise<boolean>;
}

interface Question {
  readonly askedAt: number;
  readonly response: Promise<boolean>;
  isPending: boolean;
}

/** @param ask says whether there is a session; rejects when that cannot be known. */
export function createSessionProbe(ask: () => Promise<boolean>): SessionProbe {
  // A counter orders moments exactly, where a clock could return the same time twice.
  let moment = 0;
  let latest: Question | undefined;
  const now = () => (moment += 1);

  function askNow(): Question {
    const question: Question = { askedAt: now(), response: ask(), isPending: true };
    const settle = () => {
      question.isPending = false;
    };
    question.response.then(settle, settle);
    return (latest = question);
  }

  return {
    now,
    isSignedIn: () => (latest?.isPending ? latest : askNow()).response,
    async isSignedOutSince(sentAt) {
      // A check that started before the call says nothing about its refusal: the session may have changed in between.
      while (latest?.isPending && latest.askedAt < sentAt) await latest.response.catch(() => undefined);
      // Refusals of many panels arrive one after the other: one check covers all calls sent before it.
      const question = latest !== undefined && latest.askedAt > sentAt ? latest : askNow();
      return !(await question.response);
    },
  };
}

export interface StopSignal {
  /** Resolves when the process gets a stop signal. */
  readonly given: Promise<void>;
  isGiven(): boolean;
}

// In a terminal, one Ctrl-C reaches this process several times: by itself, and through npm and what else started it.
const togetherMs = 1_000;

/** Listens for the signals that stop a process. Another Ctrl-C, a second later or more, ends it at once. */
export function listenForStop(): StopSignal {
  let givenAt: number | undefined;
  const given = new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (givenAt !== undefined && signal === "SIGINT" && performance.now() - givenAt > togetherMs) process.exit(130);
        givenAt ??= performance.now();
        resolve();
      });
    }
  });
  return { given, isGiven: () => givenAt !== undefined };
}

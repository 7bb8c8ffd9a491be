export interface StopSignal {
  /** Resolves when the process gets a stop signal. */
  readonly given: Promise<void>;
  isGiven(): boolean;
}

// One Ctrl-C can reach this process several times: from the terminal, and from npm or another parent process.
const togetherMs = 1_000;

/** Listens for the signals that stop a process. A second Ctrl-C at least one second later exits immediately. */
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

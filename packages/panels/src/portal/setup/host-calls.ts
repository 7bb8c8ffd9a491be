import { logFailure, logWarning } from "../log-failure";

/** How a portal calls functions of its host and logs to the console. */
export interface HostCalls {
  /**
   * Logs an error, once for each text.
   * @returns whether the text is new.
   */
  readonly logOnce: (text: string, ...details: readonly unknown[]) => boolean;
  /**
   * Logs a warning, once for each text.
   * @returns whether the text is new.
   */
  readonly warnOnce: (text: string) => boolean;
  /**
   * Calls a function of the host. Logs errors instead of throwing them.
   * @returns false after an error.
   */
  readonly callHost: (name: string, call: () => void) => boolean;
}

export function createHostCalls(): HostCalls {
  const reported = new Set<string>();
  const once =
    (log: typeof logFailure): HostCalls["logOnce"] =>
    (text, ...details) => {
      if (reported.has(text)) return false;
      reported.add(text);
      log(`Gatehouse: ${text}`, ...details);
      return true;
    };
  const logOnce = once(logFailure);
  return {
    logOnce,
    warnOnce: once(logWarning),
    callHost(name, call) {
      try {
        call();
        return true;
      } catch (error) {
        logOnce(`${name} threw an error.`, error);
        return false;
      }
    },
  };
}

import { logFailure, logWarning } from "../log-failure";

/** How a portal calls functions of its host and logs to the console. */
export interface HostCalls {
  /** Logs an error, each text once. @returns whether the text is new. */
  readonly logOnce: (text: string, ...details: readonly unknown[]) => boolean;
  /** Logs a warning, each text once. @returns whether the text is new. */
  readonly warnOnce: (text: string) => boolean;
  /** Calls a function of the host. Errors are logged and not rethrown. @returns false after an error. */
  readonly callHost: (name: string, call: () => void) => boolean;
}

export function createHostCalls(): HostCalls {
  const reported = new Set<string>();
  const isNews = (text: string) => !reported.has(text) && Boolean(reported.add(text));
  const logOnce: HostCalls["logOnce"] = (text, ...details) => {
    if (!isNews(text)) return false;
    logFailure(`Gatehouse: ${text}`, ...details);
    return true;
  };
  return {
    logOnce,
    warnOnce(text) {
      if (!isNews(text)) return false;
      logWarning(`Gatehouse: ${text}`);
      return true;
    },
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

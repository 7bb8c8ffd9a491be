import { StartupError } from "../startup-error";

/** The limits of one build or simulation. */
export interface BuildLimits {
  readonly timeoutMs: number;
  /** Limit for all processes of the build together. */
  readonly memoryBytes: number;
  readonly maxLogBytes: number;
}

const megabyte = 1_048_576;

/** Reads GATEHOUSE_BUILD_MINUTES, GATEHOUSE_BUILD_MEMORY_MB and GATEHOUSE_BUILD_LOG_MB. @throws {StartupError} */
export function readBuildLimits(env: Readonly<Record<string, string | undefined>>): BuildLimits {
  const { GATEHOUSE_BUILD_MINUTES: minutes, GATEHOUSE_BUILD_MEMORY_MB: memory, GATEHOUSE_BUILD_LOG_MB: log } = env;
  // A queue job expires after 23 hours.
  const mostMinutes = 1_320;
  return {
    timeoutMs: readCount("GATEHOUSE_BUILD_MINUTES", minutes, 30, mostMinutes, "minutes") * 60_000,
    memoryBytes: readCount("GATEHOUSE_BUILD_MEMORY_MB", memory, 2_048, 9_999_999, "megabytes") * megabyte,
    maxLogBytes: readCount("GATEHOUSE_BUILD_LOG_MB", log, 100, 9_999, "megabytes") * megabyte,
  };
}

function readCount(name: string, text: string | undefined, usual: number, most: number, unit: string): number {
  if (!text) return usual;
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > most)
    throw new StartupError(`${name} is ${text}. It must be a whole number of ${unit} from 1 to ${most}.`);
  return Number(text);
}

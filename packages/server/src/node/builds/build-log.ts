import { concatBytes } from "@noble/hashes/utils.js";
import { type BuildJob, lastPosition, writeLog } from "../../areas/builds";
import type { Database } from "../../db/database";
import { outlastOutage } from "./outlast-outage";

/** A piece is written at this size, or after the build has been silent for `pauseMs`. */
const pieceBytes = 65_536;
const pauseMs = 500;
/** No mark of a step is longer. */
const mostMarkLength = 1_024;

/** Writes the output of a running build to its log. */
export interface BuildLogWriter {
  /** Resolves when the writer can take more. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Whether nothing was written. */
  isEmpty(): boolean;
  /** Adds a line from the worker, separate from the output's lines. */
  say(text: string): Promise<void>;
  /** Resolves when everything is stored. */
  close(): Promise<void>;
}

/** This much of the end of a cut log is kept: it says why a build failed. */
const endBytes = 65_536;

/**
 * While the database is unavailable, the output waits, and a build that writes much of it waits too.
 * @param limitBytes - The log is cut off at this size, with a line that says so. The end of the output follows.
 * @param pause - Waits before the next attempt to reach the database.
 */
export function createBuildLog(
  db: Database,
  job: BuildJob,
  limitBytes: number,
  pause?: () => Promise<void>,
): BuildLogWriter {
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let total = 0;
  let isCut = false;
  let end: Uint8Array<ArrayBuffer> = new Uint8Array();
  let endsLine = true;
  const decoder = new TextDecoder();
  /** The beginning of a line that continues in the next piece. It could be the mark of a step. */
  let openLine = "";
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<unknown> = Promise.resolve();
  let failure: unknown;

  async function flush(isEnd: boolean): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const bytes = new Uint8Array(await new Blob(pending).arrayBuffer());
    pending = [];
    size = 0;
    const text = openLine + decoder.decode(bytes, { stream: !isEnd });
    const lines = isEnd ? text : text.slice(0, text.lastIndexOf("\n") + 1);
    openLine = text.slice(lines.length).slice(0, mostMarkLength);
    if (bytes.length === 0 && lines === "") return;
    const after = await outlastOutage(() => lastPosition(db, job.id), pause);
    await outlastOutage(() => writeLog(db, job, bytes, lines, after), pause);
  }

  function store(isEnd = false): Promise<void> {
    const stored = storing.then(() => flush(isEnd));
    storing = stored.catch((error: unknown) => {
      failure ??= error;
    });
    return stored;
  }

  async function add(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (bytes.length === 0) return;
    pending.push(bytes);
    size += bytes.length;
    endsLine = bytes.at(-1) === 0x0a;
    if (size >= pieceBytes) await store();
    else timer ??= setTimeout(() => void store().catch(() => undefined), pauseMs);
  }

  async function say(text: string): Promise<void> {
    await addEnd();
    await add(new TextEncoder().encode(`${endsLine ? "" : "\n"}${text}\n`));
  }

  /** Adds the end of the output that was left out. */
  async function addEnd(): Promise<void> {
    const last = end.slice(-endBytes);
    end = new Uint8Array();
    await add(last.slice(lineStart(last)));
  }

  return {
    isEmpty: () => total === 0,
    say,
    async write(bytes) {
      const rest = Math.max(0, limitBytes - total);
      total += bytes.length;
      await add(bytes.slice(0, rest));
      if (total <= limitBytes) return;
      if (!isCut) await say(`The log is cut here, at ${Math.round(limitBytes / 1_048_576)} MB. Its last lines follow.`);
      isCut = true;
      end = concatBytes(end, bytes.subarray(rest));
      if (end.length > 2 * endBytes) end = end.slice(-endBytes);
    },
    async close() {
      await addEnd();
      await store(true);
      await storing;
      if (failure !== undefined) throw failure;
    },
  };
}

/** Where the first whole line of an output's end begins, or its first whole character if there is only one line. */
function lineStart(bytes: Uint8Array): number {
  const start = bytes.indexOf(0x0a) + 1;
  if (start > 0 && start < bytes.length) return start;
  return Math.max(
    0,
    bytes.findIndex((byte) => (byte & 0xc0) !== 0x80),
  );
}

/** A toolchain's recorded results for a commit. */
export interface RecordedRun {
  readonly isSuccess: boolean;
  readonly durationMs: number;
  /** The output in pieces, each with the milliseconds from the start until it was written. */
  readonly log: readonly (readonly [atMs: number, text: string])[];
  /** `stats.json`, parsed. */
  readonly stats?: unknown;
  readonly image?: Uint8Array;
  readonly output?: { readonly name: string; readonly content: Uint8Array };
}

/** A commit of a design, with what the toolchain made of it. */
export interface RecordedCommit {
  /** Contents by path. */
  readonly sources: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly build: RecordedRun;
  /** Absent without a test bench. */
  readonly simulation?: RecordedRun;
}

/** A design with its commits, the oldest first. */
export interface RecordedDesign {
  readonly folder: string;
  readonly commits: readonly RecordedCommit[];
}

/** A commit of a design: the design's folder, and the commit's number from 1. */
export type RecordingName = `${string}/${number}`;

/** Finds a recorded commit. Undefined where nothing is recorded, as in a demo without a toolchain. */
export function findRecording(
  designs: readonly RecordedDesign[],
  name: RecordingName | undefined,
): RecordedCommit | undefined {
  const [folder, number] = name?.split("/") ?? [];
  return designs.find((design) => design.folder === folder)?.commits[Number(number) - 1];
}

/** The log that a run had written after some time. */
export function logUntil({ log }: RecordedRun, ms: number): string {
  return log
    .filter(([atMs]) => atMs <= ms)
    .map(([, text]) => text)
    .join("");
}

/** A toolchain's recorded results for a commit. */
export interface RecordedRun {
  readonly isSuccess: boolean;
  readonly durationMs: number;
  /** The output in pieces, each with its time in milliseconds since the start. */
  readonly log: readonly (readonly [atMs: number, text: string])[];
  /** The parsed `stats.json`. */
  readonly stats?: unknown;
  readonly image?: Uint8Array;
  readonly output?: { readonly name: string; readonly content: Uint8Array };
}

/** A commit of a design with its recorded results. */
export interface RecordedCommit {
  /** Contents by path. */
  readonly sources: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly build: RecordedRun;
  /** Undefined without a test bench. */
  readonly simulation?: RecordedRun;
}

/** A design with its commits, oldest first. */
export interface RecordedDesign {
  readonly folder: string;
  readonly commits: readonly RecordedCommit[];
}

/** The name of a recorded commit: the design's folder, and the commit's number counted from 1. */
export type RecordingName = `${string}/${number}`;

/** Finds a recorded commit. Undefined without a recording, as in a demo without a toolchain. */
export function findRecording(
  designs: readonly RecordedDesign[],
  name: RecordingName | undefined,
): RecordedCommit | undefined {
  const [folder, number] = name?.split("/") ?? [];
  return designs.find((design) => design.folder === folder)?.commits[Number(number) - 1];
}

/** The log that a run had written after this time. */
export function logUntil({ log }: RecordedRun, ms: number): string {
  return log
    .filter(([atMs]) => atMs <= ms)
    .map(([, text]) => text)
    .join("");
}

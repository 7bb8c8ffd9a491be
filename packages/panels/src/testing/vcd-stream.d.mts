/** A signal with its changes as `time:bits`. */
export interface StreamedSignal {
  readonly name: string;
  readonly values: readonly string[];
}

/** Reads the bits and vectors of a value change dump with vcd-stream, as a reference for our parser. */
export function readVcdStream(text: string): Promise<readonly StreamedSignal[]>;

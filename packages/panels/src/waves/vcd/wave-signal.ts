/** `bits` has a digit 0, 1, x or z for each bit. */
export type SignalKind = "bits" | "real" | "text" | "event";

/** A scope of the design, such as a module. */
export interface WaveScope {
  readonly name: string;
  /** The index of the scope around it. -1 at the top. */
  readonly parent: number;
}

/** A signal as the file declares it. */
export interface WaveSignal {
  readonly name: string;
  /** Its range of bits, such as `[7:0]`. Empty without one. */
  readonly range: string;
  /** The index of its scope. -1 outside of all. */
  readonly scope: number;
  readonly kind: SignalKind;
  /** The type as declared in the file, such as `wire`, `reg` or `parameter`. */
  readonly type: string;
  /** The number of bits. */
  readonly width: number;
  /** Signals with the same identifier are one channel: they always have the same value. */
  readonly channel: number;
}

/** The names from the top scope down to a scope. */
export function scopePath(scopes: readonly WaveScope[], scope: number): string {
  const names: string[] = [];
  // A hostile file may nest thousands of scopes.
  for (let at = scope; at >= 0 && names.length < 64; at = scopes[at]!.parent) names.push(scopes[at]!.name);
  return names.reverse().join(".");
}

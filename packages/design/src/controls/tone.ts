/** The meaning of a status. `neutral` is neither good nor bad. */
export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

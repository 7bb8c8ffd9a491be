/** What a status means. `neutral` says nothing about good or bad. */
export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

import { html } from "hono/html";
import type { Html } from "./html-page";

/** An error message. The field that caused it refers to `id` with `aria-describedby`. */
export function errorNote(text: string, id = "error"): Html {
  return html`<p class="error" id="${id}" role="alert"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M5.25 1.75h5.5l3.5 3.5v5.5l-3.5 3.5h-5.5l-3.5-3.5v-5.5zM8 4.75v4M8 10.25v1.5"/></svg><span>${text}</span></p>`;
}

export function goodNote(text: string): Html {
  return html`<p class="good" role="status"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="6.25"/><path d="M5 8.25l2.25 2.25L11.25 6"/></svg><span>${text}</span></p>`;
}

/** Remaining time in minutes, rounded up and at least 1. */
export function minutesOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 60_000));
}

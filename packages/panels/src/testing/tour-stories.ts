import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { expect, fn, screen, waitFor } from "storybook/test";

export const navigation = recordedNavigation();
export const onEvent = fn();
const posts: string[] = [];
let isRefused = false;

/** Records the requests that record tours, and refuses them if a story says so. */
export const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "POST" || !request.url.endsWith("/tour/")) return send(request);
    posts.push(await request.clone().text());
    return isRefused
      ? new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } })
      : send(request);
  };

/** Makes the server refuse to record tours. */
export function refuseTours(): void {
  isRefused = true;
}

/** Clears the traces of earlier stories. */
export function forgetTours(): void {
  posts.length = 0;
  isRefused = false;
  onEvent.mockClear();
}

/** The button that begins a page's tour. */
export const itsButton = { name: "Show the tour of this page" };

export const tourIsGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Waits until exactly this tour's end is recorded. */
export const isRecorded = (flag: string) =>
  waitFor(() => expect(posts.map((text) => JSON.parse(text) as unknown)).toEqual([{ [flag]: true }]));

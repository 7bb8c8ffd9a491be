import type { WatchedHarm } from "@gatehouse/story-kit/portal/watched-harm";
import { expect, type Mock, waitFor } from "storybook/test";

/** Proves that hostile texts in a place did nothing, and broke nothing. */
export async function isHarmless(place: HTMLElement, harm: WatchedHarm | undefined, onEvent: Mock): Promise<void> {
  // Wait, because our own picture disappears only after its hostile address fails. Recorded harm stays in the list.
  await waitFor(() => expect(harm?.found(place), "nothing runs, nothing is loaded, nothing is markup").toEqual([]));
  await expect(onEvent.mock.calls, "no panel crashes").not.toContainEqual([
    expect.objectContaining({ type: "panel.failed" }),
  ]);
  await expect(onEvent.mock.calls, "every response is read").not.toContainEqual([
    expect.objectContaining({ type: "response.unreadable" }),
  ]);
}

import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { accountHash } from "../data/account-hash";

export const navigation = recordedNavigation();
/** The responses of the stories' server. */
export const rewritten = rewrittenResponses();
export const onEvent = fn();
/** A customer's portal that records events and visits. */
export const portal = { as: "customer@example.com", navigation, through: rewritten.through, onEvent };
export const draftKey = `gatehouse.draft.comment.example.${accountHash("customer@example.com")}.${demoTicketIds.waiting}`;
export const seenKey = "gatehouse.seen-tickets";

/** Clears the traces of earlier stories. Returns a function that clears this one's. */
export function forgetTickets(): () => void {
  navigation.visits.length = 0;
  rewritten.responses.clear();
  rewritten.files.clear();
  onEvent.mockClear();
  const forget = () => {
    localStorage.removeItem(draftKey);
    localStorage.removeItem(seenKey);
  };
  forget();
  return forget;
}

/** The composer. */
export const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" });
/** The conversation. */
export const thread = async () => within(await screen.findByRole("log", { name: "Conversation" }));
/** The messages of the conversation. */
export const articles = async () => (await thread()).getAllByRole("article");
/** The table of attachments. */
export const files = async () => within(await screen.findByRole("table", { name: "Attachments" }));
/** Chooses files in the composer. */
export const choose = (...chosen: readonly File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, [...chosen]);
/** The story server's responses for tickets. */
export const ask = async (loaded: Readonly<Record<string, unknown>>, address: string) => {
  const response = await openedPortal(loaded).fetch(
    new Request(`${window.location.origin}/api/webapp/v1/tickets${address}`),
  );
  return (await response.json()) as Readonly<Record<string, unknown>> & {
    readonly results: readonly Readonly<Record<string, unknown>>[];
  };
};
/** A viewport of the given width, named `narrow`. */
export const narrow = (width: number) => ({
  viewport: { options: { narrow: { name: "Narrow", styles: { width: `${width}px`, height: "900px" } } } },
});
export const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

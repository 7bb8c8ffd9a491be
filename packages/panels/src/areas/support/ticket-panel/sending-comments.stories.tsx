import { support } from "@gatehouse/contract/support";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { articles, draftKey, field, forgetTickets, portal } from "../../../testing/ticket-stories";
import { TicketPanel } from "./ticket-panel";

let release: () => void = () => undefined;
let held = Promise.resolve();

/** The server creates a comment at once, but its response is late. */
const late = (send: typeof fetch): typeof fetch =>
  portal.through(async (input, init) => {
    const { method, url } = new Request(input, init);
    const response = await send(input, init);
    if (method === support.createComment.method && url.endsWith("/comments/")) await held;
    return response;
  });

/** Opens the ticket again, as a reload does. */
function Reloadable({ ticketId }: { readonly ticketId: string }): ReactNode {
  const [loads, setLoads] = useState(0);
  return (
    <PollPaceContext value={1 / 30}>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
      <TicketPanel key={loads} ticketId={ticketId} />
    </PollPaceContext>
  );
}

const meta: Meta<typeof Reloadable> = {
  title: "Panels/Support/SendingComments",
  component: Reloadable,
  args: { ticketId: demoTicketIds.waiting },
  parameters: { axe: false, portal: { ...portal, through: late } },
  beforeEach: () => {
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const forget = forgetTickets();
    return () => {
      release();
      forget();
    };
  },
};

export default meta;
type Story = StoryObj<typeof Reloadable>;

const send = async () => {
  await userEvent.type(await field(), "It works with v2.5");
  await press("Comment");
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('"sent"'));
};

/** The response to a comment doesn't clear the text that another tab wrote in the meantime. */
export const KeepsTextTypedSince: Story = {
  play: async () => {
    await send();
    const [oldValue, newValue] = [localStorage.getItem(draftKey), JSON.stringify({ text: "Typed since", base: "" })];
    localStorage.setItem(draftKey, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key: draftKey, oldValue, newValue }));
    await waitFor(async () => expect(await field()).toHaveValue("Typed since"));
    release();
    await seesToast("Comment created successfully.");
    await waitFor(async () => expect(await articles()).toHaveLength(6));
    await expect(await field()).toHaveValue("Typed since");
    await expect(localStorage.getItem(draftKey)).toBe(newValue);
  },
};

/** A comment whose response is still due isn't offered again once it is in the conversation. */
export const ReloadedMeanwhile: Story = {
  play: async () => {
    await send();
    await press("Reload");
    await waitFor(async () => expect(await articles()).toHaveLength(6));
    await waitFor(async () => expect(await field()).toHaveValue(""));
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

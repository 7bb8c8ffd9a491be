import { orders } from "@gatehouse/contract/orders";
import { Panel } from "@gatehouse/design";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { SessionsPanel } from "../areas/sessions";
import { useEndpoint } from "../data/use-endpoint";
import type { PortalEvent } from "../portal/events";
import { PortalPanel } from "./portal-panel";
import { PortalScope } from "./portal-scope";

const onEvent = fn<(event: PortalEvent) => void>();
const rewritten = rewrittenResponses();

/** Throws on an empty list and for the account "broken". */
function Fragile({ account }: { readonly account: string }): ReactNode {
  const { data } = useEndpoint(orders.list, { query: {} });
  if (account === "broken" || data?.count === 0) throw new Error("This cannot be shown");
  return <Panel label="Fragile">{`${data?.count ?? "No"} orders of ${account}`}</Panel>;
}

function Place(): ReactNode {
  const [account, setAccount] = useState("one");
  return (
    <PortalScope appearance={{}} onEvent={onEvent}>
      {["one", "broken", "two"].map((name) => (
        <button key={name} type="button" onClick={() => setAccount(name)}>
          {name}
        </button>
      ))}
      <section aria-label="The fragile panel">
        <PortalPanel name="FragilePanel" about={{ account }}>
          <Fragile account={account} />
        </PortalPanel>
      </section>
      <SessionsPanel />
    </PortalScope>
  );
}

const meta: Meta<typeof Place> = {
  title: "Provider/CrashedPanel",
  component: Place,
  parameters: { portal: { as: "customer@example.com", through: rewritten.through } },
  beforeEach: () => {
    rewritten.responses.clear();
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof Place>;

const fragile = async () => within(await screen.findByRole("region", { name: "The fragile panel" }));
const crashed = "This part of the page stopped working";

/** A crash stays in its panel and is reported. Retry refetches the data, since the data may have caused the crash. */
export const OnItsData: Story = {
  beforeEach: () => {
    rewritten.responses.set(orders.list, () => Response.json({ count: 0, next: null, previous: null, results: [] }));
  },
  play: async () => {
    const panel = await fragile();
    await expect(await panel.findByText(crashed)).toBeVisible();
    await expect(await screen.findByText("Firefox 132 on Linux")).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith({
      type: "panel.failed",
      panel: "FragilePanel",
      error: new Error("This cannot be shown"),
    });
    rewritten.responses.clear();
    await userEvent.click(panel.getByRole("button", { name: "Retry" }));
    await expect(await panel.findByText(/^\d+ orders of one$/)).toBeVisible();
  },
};

/** A crashed panel renders again when its props point to another object. */
export const OnWhatItIsAbout: Story = {
  play: async () => {
    const panel = await fragile();
    await expect(await panel.findByText(/^\d+ orders of one$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "broken" }));
    await expect(await panel.findByText(crashed)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "two" }));
    await expect(await panel.findByText(/^\d+ orders of two$/)).toBeVisible();
  },
};

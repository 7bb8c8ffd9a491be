import { AnotherPortal, openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";
import { PollPaceContext } from "../data/poll-pace";

let showTab: (tab: "licenses" | "orders") => void = () => undefined;

/** A host's tabs: both panels are mounted, and one is visible. */
function Tabs(): JSX.Element {
  const [tab, setTab] = useState("licenses");
  showTab = setTab;
  return (
    <AnotherPortal story={{ access: "inline", timeoutMs: 30_000 }}>
      <PollPaceContext value={1 / 120}>
        <section aria-label="First tab" hidden={tab !== "licenses"}>
          <LicensesPanel />
        </section>
        <section aria-label="Second tab" hidden={tab !== "orders"}>
          <OrdersPanel />
        </section>
      </PollPaceContext>
    </AnotherPortal>
  );
}

const meta: Meta<typeof Tabs> = {
  title: "Panels/Hidden panels",
  component: Tabs,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof Tabs>;

const notice = async (tab: string) =>
  within(await screen.findByRole("region", { name: tab })).findByText("Your session has ended");

/** The session notice moves to the visible tab and never appears twice. */
export const NoticeFollowsTheTab: Story = {
  play: async ({ loaded }) => {
    await screen.findByRole("table", { name: "My Licenses" });
    openedPortal(loaded).viewer.switchTo(null);
    await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
    await expect(await notice("First tab")).toBeVisible();
    showTab("orders");
    await expect(await notice("Second tab")).toBeVisible();
    showTab("licenses");
    await expect(await notice("First tab")).toBeVisible();
    await waitFor(() => expect(screen.getAllByText("Your session has ended")).toHaveLength(1));
  },
};

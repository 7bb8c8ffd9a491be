import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { everyFault } from "../../../../../.storybook/every-fault";
import { recordedNavigation } from "../../../../../.storybook/recorded-navigation";
import { recordedRequests } from "../../../../../.storybook/recorded-requests";
import { PortalRoot } from "../../provider/portal-root";
import { UserMenu } from "./user-menu";

const meta: Meta<typeof UserMenu> = {
  title: "Panels/Viewer/UserMenu",
  component: UserMenu,
  // As in the host, whose canvas is the theme's.
  decorators: [(Story) => <PortalRoot isHost><Story /></PortalRoot>],
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof UserMenu>;

const soon = { timeout: 10_000 };
const menuIsGone = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Elena Marchetti" }, soon));
    const menu = await screen.findByRole("menu", { name: "Elena Marchetti" });
    await expect(menu).toHaveTextContent("customer@example.com");
    await expect(within(menu).getByRole("menuitem", { name: "Logout" })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account" }));
    await expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual(["Logout"]);
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "429" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account" }));
    await expect(await screen.findByText("Failed to fetch the account.", undefined, soon)).toBeInTheDocument();
    await expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Retry", "Logout"]);
  },
};

/** Who has no name yet is called by the e-mail. */
export const WithoutAName: Story = {
  parameters: { portal: { as: "new@example.com" } },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "new@example.com" }, soon)).toBeVisible(),
};

const navigation = recordedNavigation();
const requests = recordedRequests();
const onEvent = fn();

export const SignsOut: Story = {
  parameters: { portal: { writes: true, navigation, onEvent, through: requests.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    requests.made.length = 0;
    onEvent.mockClear();
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Elena Marchetti" }, soon);
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(navigation.visits).toEqual([{ address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2Flicenses$/) }]), soon);
    await expect(requests.made).toContain("DELETE /auth/api/browser/v1/auth/session");
    await expect(onEvent.mock.calls).toContainEqual([{ type: "session.signed-out" }]);
    await waitFor(() => expect(document.body).not.toHaveTextContent("Elena Marchetti"));
  },
};

const openMenuOf = async (panel: HTMLElement) => {
  await userEvent.click(within(panel).getByRole("button"));
  return screen.findByRole("menu");
};

const faults = everyFault({
  panel: () => <UserMenu />,
  hasContent: (panel) => expect(within(panel).getByRole("button", { name: "Elena Marchetti" })).toBeVisible(),
  // The button itself cannot say more; its menu does, which `retry` opens.
  hasFailed: (panel) => expect(within(panel).getByRole("button", { name: "Account" })).toBeVisible(),
  retry: async (panel) => {
    const menu = await openMenuOf(panel);
    await expect(await within(menu).findByText("Failed to fetch the account.", undefined, soon)).toBeInTheDocument();
    await userEvent.click(within(menu).getByRole("menuitem", { name: "Retry" }));
    await menuIsGone();
  },
});

export const EveryFault: Story = {
  parameters: { axe: false },
  beforeEach: faults.reset,
  render: faults.render,
  play: async ({ canvasElement }) => faults.prove(canvasElement),
};

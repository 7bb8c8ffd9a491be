import { viewer } from "@gatehouse/contract/viewer";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalRoot } from "../../../portal/portal-root";
import { country, field, fillIn, isShown, save, sure } from "../../../testing/confirm-profile-form";
import { ConfirmProfilePanel } from "./confirm-profile-panel";

const watched = watchedPortal();
const { fault, navigation, onEvent, requests, rewritten } = watched;
const as = "new@example.com";

const meta: Meta<typeof ConfirmProfilePanel> = {
  title: "Panels/Viewer/ConfirmProfileSaving",
  component: ConfirmProfilePanel,
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  parameters: { portal: { as, ...watched.portal, timeoutMs: 60_000 } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof ConfirmProfilePanel>;

export const SavesAndLeaves: Story = {
  args: { next: "/licenses?licenses.page=2" },
  parameters: { portal: { as, ...watched.portal, timeoutMs: 60_000 } },
  play: async () => {
    await isShown();
    await fillIn();
    await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/licenses?licenses.page=2" }]));
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/profile-confirmed/"]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "profile.confirmed" }]]);
  },
};

/** If the response is lost but the profile is confirmed, the request isn't sent again. */
export const ResponseIsLost: Story = {
  play: async () => {
    await isShown();
    await fillIn();
    rewritten.responses.set(viewer.confirmProfile, () => {
      rewritten.responses.set(viewer.profileConfirmed, { profile_confirmed: true });
      throw new TypeError("Failed to fetch");
    });
    await save();
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/" }]));
    await expect(onEvent.mock.calls).toEqual([[{ type: "profile.confirmed" }]]);
    await expect(screen.queryByText("Failed to confirm profile. Please try again later.")).toBeNull();
  },
};

/** If another tab confirms the profile first, this one opens `next`, too. */
export const ConfirmedElsewhere: Story = {
  play: async () => {
    await isShown();
    await fillIn();
    rewritten.responses.set(viewer.profileConfirmed, { profile_confirmed: true });
    rewritten.responses.set(viewer.confirmProfile, () =>
      Response.json({ detail: "This profile is already confirmed." }, { status: 400 }),
    );
    await save();
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/" }]));
  },
};

export const AlreadyConfirmed: Story = {
  args: { next: "//evil.example" },
  parameters: { portal: { as: "customer@example.com", ...watched.portal, timeoutMs: 60_000 } },
  play: async () => {
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/" }]));
    await expect(screen.queryByRole("form")).toBeNull();
  },
};

/** The server's messages appear on their fields, and the first of these fields has the focus. */
export const Refused: Story = {
  play: async () => {
    await isShown();
    await fillIn();
    const said = {
      last_name: ["This name is not allowed."],
      country: ['"IT" is not a valid choice.'],
      region: ["Say which."],
    };
    rewritten.responses.set(viewer.confirmProfile, () => Response.json(said, { status: 400 }));
    await save();
    await waitFor(() => expect(field("Last name")).toHaveFocus());
    await expect(field("Last name")).toHaveAccessibleDescription("This name is not allowed.");
    await expect(country()).toHaveAccessibleDescription('"IT" is not a valid choice.');
    await expect(within(screen.getByRole("form")).getByRole("alert")).toHaveTextContent("Say which.");
    await expect(await screen.findByText("Failed to confirm profile. Please try again later.")).toBeInTheDocument();
    await expect(field("First name")).toHaveValue(" Ada ");
    await expect(sure()).toBeChecked();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    fault.now = { kind: "429", calls: "countries" };
  },
  play: async () => {
    await expect(await screen.findByText("Failed to fetch the profile.")).toBeVisible();
    fault.now = undefined;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await isShown();
    await fillIn();
    fault.now = { kind: "500 html", calls: "profile-confirmed" };
    await save();
    await expect(await screen.findByText("Failed to confirm profile. Please try again later.")).toBeInTheDocument();
    await expect(navigation.visits).toEqual([]);
    await expect(field("Last name")).toHaveValue("Byron");
  },
};

export const Faults: Story = faultInjection({
  panel: () => <ConfirmProfilePanel />,
  hasContent: (panel) => expect(within(panel).getByRole("form")).toBeVisible(),
  ...failsWith("Failed to fetch the profile."),
}).story;

import { type User, viewer } from "@gatehouse/contract/viewer";
import { faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import icon from "../../../../../examples/website/icon.svg?no-inline";
import { PortalRoot } from "../../portal/portal-root";
import { UserMenu } from "./user-menu";

const meta: Meta<typeof UserMenu> = {
  title: "Panels/Viewer/UserMenu",
  component: UserMenu,
  // As in the host app, where the theme also sets the page's canvas.
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof UserMenu>;

const menuIsGone = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" }));
    const menu = await screen.findByRole("menu", { name: "Elena Marchetti, customer@example.com" });
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
    await expect(await screen.findByText("Failed to fetch the account.")).toBeInTheDocument();
    await expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Retry", "Logout"]);
  },
};

/** The button of a user without a name shows the email. */
export const WithoutAName: Story = {
  parameters: { portal: { as: "new@example.com" } },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "new@example.com" })).toBeVisible(),
};

const responses = rewrittenResponses();
const elena: User = {
  email: "customer@example.com",
  first_name: "Elena",
  last_name: "Marchetti",
  is_superuser: false,
  groups: [],
};
const withPicture = (picture: string) => ({
  parameters: { portal: { through: responses.through } },
  beforeEach: () => {
    responses.responses.set(viewer.me, { ...elena, profile_picture_url: picture });
  },
});
const trigger = () => screen.findByRole("button", { name: "Elena Marchetti, customer@example.com" });

export const Picture: Story = {
  ...withPicture(icon),
  play: async () => {
    const picture = (await trigger()).querySelector("img");
    await expect(picture).toHaveAttribute("src", window.location.origin + icon);
    await expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
  },
};

/** If the picture doesn't exist, the initials replace it. */
export const PictureThatFails: Story = {
  ...withPicture("/avatars/no-such-file.png"),
  play: async () => {
    const button = await trigger();
    await waitFor(() => expect(button).toHaveTextContent(/^EM/));
    await expect(button.querySelector("img")).toBeNull();
  },
};

export const HostilePicture: Story = {
  ...withPicture("http://elsewhere.example/track.gif"),
  play: async () => {
    const button = await trigger();
    await expect(button).toHaveTextContent(/^EM/);
    await expect(button.querySelector("img")).toBeNull();
    await expect(
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("elsewhere.example")),
    ).toEqual([]);
  },
};

const items = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /@example.com$/ }));
  const rows = within(await screen.findByRole("menu")).getAllByRole("menuitem");
  return Object.fromEntries(rows.map((row) => [row.textContent, row.getAttribute("href")]));
};

export const Superuser: Story = {
  parameters: { portal: { as: "admin@example.com" } },
  play: async () =>
    expect(await items()).toMatchObject({
      Admin: `${window.location.origin}/admin/`,
      Impersonate: `${window.location.origin}/user/impersonate/users-list/`,
      Logout: null,
    }),
};

export const Impersonated: Story = {
  parameters: { portal: { through: responses.through } },
  beforeEach: () => {
    responses.responses.set(viewer.me, { ...elena, impersonated_by: { email: "admin@example.com" } });
  },
  play: async () => {
    const rows = await items();
    await expect(rows).toMatchObject({ "Stop impersonation": `${window.location.origin}/user/impersonate/stop/` });
    await expect(rows).not.toHaveProperty("Admin");
  },
};

export const LongText: Story = {
  parameters: { portal: { through: responses.through } },
  beforeEach: () => {
    responses.responses.set(viewer.me, {
      ...elena,
      first_name: longText,
      last_name: longText,
      email: `${longText.replace(/\W/g, "")}@example.com`,
    });
  },
  play: async () => {
    await screen.findByRole("button", { name: /@example.com$/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const navigation = recordedNavigation();
const requests = recordedRequests();
const onEvent = fn();

export const SignsOut: Story = {
  parameters: { portal: { navigation, onEvent, through: requests.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    requests.made.length = 0;
    onEvent.mockClear();
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(navigation.visits).toEqual([
        { address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2Flicenses$/) },
      ]),
    );
    await expect(requests.made).toContain("DELETE /auth/api/browser/v1/auth/session");
    await expect(onEvent.mock.calls).toContainEqual([{ type: "session.signed-out" }]);
    await waitFor(() => expect(document.body).not.toHaveTextContent("Elena Marchetti"));
  },
};

/** Signing out deletes drafts, so the menu asks first. The command palette asks the same way. */
export const AsksAboutDrafts: Story = {
  parameters: { portal: { navigation, onEvent, through: requests.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    requests.made.length = 0;
    localStorage.setItem("gatehouse.draft.comment.compiler.me.7", JSON.stringify({ text: "Half a", base: "" }));
    return () => localStorage.removeItem("gatehouse.draft.comment.compiler.me.7");
  },
  play: async ({ canvas }) => {
    const leave = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /customer@example\.com$/ }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
      return screen.findByRole("alertdialog", { name: "Delete your drafts?" });
    };
    const asked = await leave();
    await userEvent.click(within(asked).getByRole("button", { name: "Stay signed in" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(requests.made).not.toContain("DELETE /auth/api/browser/v1/auth/session");
    await userEvent.click(within(await leave()).getByRole("button", { name: "Delete and sign out" }));
    await waitFor(() => expect(navigation.visits).toHaveLength(1));
    await expect(requests.made).toContain("DELETE /auth/api/browser/v1/auth/session");
    await expect(localStorage.getItem("gatehouse.draft.comment.compiler.me.7")).toBeNull();
  },
};

const openMenuOf = async (panel: HTMLElement) => {
  await userEvent.click(within(panel).getByRole("button"));
  return screen.findByRole("menu");
};

export const Faults: Story = faultInjection({
  panel: () => <UserMenu />,
  hasContent: (panel) =>
    expect(within(panel).getByRole("button", { name: "Elena Marchetti, customer@example.com" })).toBeVisible(),
  // The button has no room for the error, so its menu shows it.
  hasFailed: (panel) => expect(within(panel).getByRole("button", { name: "Account" })).toBeVisible(),
  open: async (panel) => {
    const menu = await openMenuOf(panel);
    await expect(await within(menu).findByText("Failed to fetch the account.")).toBeInTheDocument();
  },
  retry: async () => {
    await userEvent.click(within(screen.getByRole("menu")).getByRole("menuitem", { name: "Retry" }));
    await menuIsGone();
  },
}).story;

import { profile } from "@gatehouse/contract/profile";
import { validResponse } from "@gatehouse/contract/testing";
import { type User, viewer } from "@gatehouse/contract/viewer";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { ownPayloads } from "@gatehouse/story-kit/faults/payloads";
import { press, seesToast, textbox, write } from "@gatehouse/story-kit/portal/steps";
import { watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../data/poll-pace";
import { ProfilePanel } from "./profile-panel";

const watched = watchedPortal();
const { onEvent, requests, rewritten } = watched;

const meta: Meta<typeof ProfilePanel> = {
  title: "Panels/Profile/ProfilePanel",
  component: ProfilePanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof ProfilePanel>;

const section = (name: RegExp) => screen.getByRole("button", { name, expanded: true });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await textbox("First name")).toHaveValue("Elena");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("customer@example.com");
    for (const name of ["Email", "Country", "Organization"])
      await expect(canvas.getByRole("textbox", { name })).toHaveAttribute("readonly");
    for (const name of ["Avatar", "Time settings", "Main settings", "Email settings", "Advanced settings"])
      await expect(section(new RegExp(name))).toBeVisible();
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" })).toHaveDisplayValue("Rome");
    await expect(canvas.getByRole("link", { name: "Change password" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/accounts\/password\/change\/$/),
    );
    await expect(canvas.getByRole("link", { name: "Social connections" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/accounts\/social\/connections\/$/),
    );
    await press("Save");
    await expect(requests.writes(), "nothing has changed, nothing is sent").toEqual([]);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

/** An account of which the server knows next to nothing. */
export const Empty: Story = {
  beforeEach: () => {
    const user: User = {
      email: "ada@example.com",
      first_name: "",
      last_name: "",
      is_superuser: false,
      groups: [],
      has_usable_password: false,
    };
    rewritten.responses.set(viewer.me, user);
  },
  play: async ({ canvas }) => {
    await expect(await textbox("First name")).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "Country" })).toHaveValue("N/A");
    await expect(canvas.getByRole("link", { name: "Set a password" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Receive marketing emails" })).not.toBeChecked();
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" })).toHaveDisplayValue("Not set");
  },
};

export const Failed: Story = faultInjection({
  panel: () => <ProfilePanel />,
  hasContent: (panel) => expect(within(panel).getByRole("textbox", { name: "First name" })).toHaveValue("Elena"),
  ...failsWith("Failed to fetch user profile data."),
}).story;

export const LongText: Story = {
  beforeEach: () => {
    const long = "Zeitkorrelationsmessgeräteentwicklung".repeat(3);
    const texts = Object.fromEntries(
      Object.keys(validResponse(viewer.me) as object)
        .filter((name) => name.endsWith("name") || name === "institute" || name === "bio")
        .map((name) => [name, long]),
    );
    rewritten.responses.set(viewer.me, {
      ...(validResponse(viewer.me) as object),
      ...texts,
      local_timezone: "America/Argentina/ComodRivadavia",
    });
  },
  play: async ({ canvas }) => {
    await expect(await textbox("Organization")).toBeVisible();
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" })).toHaveDisplayValue(
      "ComodRivadavia, Argentina",
    );
  },
};

export const WithoutTimezones: Story = {
  beforeEach: () => {
    rewritten.responses.set(viewer.timezones, () => Response.json({ detail: "No." }, { status: 400 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the time zones.")).toBeVisible();
    await write("First name", "Ellen");
    await press("Save");
    await seesToast("Profile updated.");
    rewritten.responses.clear();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" })).toBeVisible();
  },
};

const hostile = Object.entries(validResponse(viewer.me) as Record<string, unknown>).flatMap(([name, value]) =>
  typeof value === "string" && !/picture|avatar/.test(name) ? [name] : [],
);

/** Puts every payload into a text of the profile, and into the server's messages on a field. */
export const HostileText: Story = {
  parameters: { axe: false },
  render: () => (
    <PollPaceContext value={1 / 300}>
      <ProfilePanel />
    </PollPaceContext>
  ),
  play: async ({ canvasElement }) => {
    const harm = watchHarm();
    try {
      await textbox("First name");
      for (let from = 0; from < ownPayloads.length; from += hostile.length) {
        const texts = ownPayloads.slice(from, from + hostile.length);
        const hostileValues = Object.fromEntries(texts.map((text, at) => [hostile[at] ?? "", text]));
        // Another email means another account: the form starts over.
        rewritten.responses.set(viewer.me, {
          ...(validResponse(viewer.me) as object),
          ...hostileValues,
          profile_picture_url: null,
          profile_picture_url_large: null,
          email: `${from}@example.com`,
        });
        await waitFor(async () => expect(await textbox("Email")).toHaveValue(`${from}@example.com`));
        await expect(harm.found(canvasElement)).toEqual([]);
      }
      rewritten.responses.set(profile.update, () =>
        Response.json({ bio: ownPayloads, avatar: ownPayloads, non_field_errors: ownPayloads }, { status: 400 }),
      );
      await write("Location", "x");
      await press("Save");
      await waitFor(async () => expect(await textbox("Bio")).toHaveAccessibleDescription(/script/));
      await expect(harm.found(canvasElement)).toEqual([]);
      await expect(onEvent.mock.calls).not.toContainEqual([expect.objectContaining({ type: "panel.failed" })]);
    } finally {
      harm.stop();
    }
  },
};

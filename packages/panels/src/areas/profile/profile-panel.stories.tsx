import { profile } from "@gatehouse/contract/profile";
import { validAnswer } from "@gatehouse/contract/testing";
import { type User, viewer } from "@gatehouse/contract/viewer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { changingFault } from "../../../../../.storybook/changing-fault";
import { everyFault, failsOnce } from "../../../../../.storybook/every-fault";
import { openedPortal } from "../../../../../.storybook/portal";
import { recordedRequests } from "../../../../../.storybook/recorded-requests";
import { ownPayloads } from "../../../../../.storybook/payloads";
import { rewrittenAnswers } from "../../../../../.storybook/rewritten-answers";
import { watchHarm } from "../../../../../.storybook/watched-harm";
import { PollPaceContext } from "../../data/poll-pace";
import { ProfilePanel } from "./profile-panel";

const onEvent = fn();
const later = changingFault();
const requests = recordedRequests();
const rewritten = rewrittenAnswers();
const through = (send: typeof fetch) => rewritten.through(later.through(requests.through(send)));

const meta: Meta<typeof ProfilePanel> = {
  title: "Panels/Profile/ProfilePanel",
  component: ProfilePanel,
  parameters: { portal: { as: "customer@example.com", writes: true, onEvent, through } },
  beforeEach: () => {
    onEvent.mockClear();
    later.now = undefined;
    requests.made.length = 0;
    rewritten.answers.clear();
  },
};
export default meta;
type Story = StoryObj<typeof ProfilePanel>;

const soon = { timeout: 10_000 };
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name }, soon);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const seesToast = (text: string) => waitFor(() => expect(screen.getByRole("region", { name: "Notifications" })).toHaveTextContent(text), soon);
const saves = () => requests.made.filter((call) => call.startsWith("PATCH"));
const section = (name: RegExp) => screen.getByRole("button", { name, expanded: true });

async function write(name: string, text: string): Promise<void> {
  await userEvent.clear(await field(name));
  if (text !== "") await userEvent.type(await field(name), text);
}

async function imageFile(type = "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(8, 4);
  const context = canvas.getContext("2d");
  if (context !== null) context.fillStyle = "rgb(200 30 30)";
  context?.fillRect(0, 0, 8, 4);
  return new File([await canvas.convertToBlob({ type })], "me.png", { type });
}

const pictureInput = () => screen.findByLabelText<HTMLInputElement>("Choose a picture Picture", undefined, soon);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await field("First name")).toHaveValue("Elena");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("customer@example.com");
    for (const name of ["Email", "Country", "Organization"]) await expect(canvas.getByRole("textbox", { name })).toHaveAttribute("readonly");
    for (const name of ["Avatar", "Time settings", "Main settings", "Email settings", "Advanced settings"]) await expect(section(new RegExp(name))).toBeVisible();
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" }, soon)).toHaveDisplayValue("Rome");
    await expect(canvas.getByRole("link", { name: "Change password" })).toHaveAttribute("href", expect.stringMatching(/\/accounts\/password\/change\/$/));
    await expect(canvas.getByRole("link", { name: "Social connections" })).toHaveAttribute("href", expect.stringMatching(/\/accounts\/social\/connections\/$/));
    await save();
    await expect(saves(), "nothing has changed, nothing is sent").toEqual([]);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

/** An account of which the server knows next to nothing. */
export const Empty: Story = {
  beforeEach: () => {
    const user: User = { email: "ada@example.com", first_name: "", last_name: "", is_superuser: false, groups: [], has_usable_password: false };
    rewritten.answers.set(viewer.me, user);
  },
  play: async ({ canvas }) => {
    await expect(await field("First name")).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "Country" })).toHaveValue("N/A");
    await expect(canvas.getByRole("link", { name: "Set a password" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Receive marketing emails" })).not.toBeChecked();
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" }, soon)).toHaveDisplayValue("Not set");
  },
};

const faults = everyFault({
  panel: () => <ProfilePanel />,
  hasContent: (panel) => expect(within(panel).getByRole("textbox", { name: "First name" })).toHaveValue("Elena"),
  ...failsOnce("Failed to fetch user profile data."),
});

export const Failed: Story = {
  parameters: { axe: false, portal: { as: "customer@example.com" } },
  beforeEach: faults.reset,
  render: faults.render,
  play: async ({ canvasElement }) => faults.prove(canvasElement),
};

export const LongText: Story = {
  beforeEach: () => {
    const long = "Zeitkorrelationsmessgeräteentwicklung".repeat(3);
    const texts = Object.fromEntries(Object.keys(validAnswer(viewer.me) as object).filter((name) => name.endsWith("name") || name === "institute" || name === "bio").map((name) => [name, long]));
    rewritten.answers.set(viewer.me, { ...(validAnswer(viewer.me) as object), ...texts, local_timezone: "America/Argentina/ComodRivadavia" });
  },
  play: async ({ canvas }) => {
    await expect(await field("Organization")).toBeVisible();
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" }, soon)).toHaveDisplayValue("Argentina, ComodRivadavia");
  },
};

export const Saves: Story = {
  play: async ({ canvas, loaded }) => {
    await write("First name", "  Ellen ");
    await userEvent.type(await field("Bio"), "One{Enter}two");
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Local time zone" }, soon), "America/New_York");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Receive marketing emails" }));
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    await save();
    await seesToast("Profile updated.");
    await expect(await field("First name"), "as it was saved").toHaveValue("Ellen");
    await expect(canvas.queryByText("Unsaved changes")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save" }), "the focus is not lost").toHaveFocus();
    await expect(onEvent).toHaveBeenCalledWith({ type: "profile.updated" });
    const answer = await openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/"));
    await expect(await answer.json()).toMatchObject({ first_name: "Ellen", last_name: "Marchetti", bio: "One\ntwo", local_timezone: "America/New_York", marketing_emails_accepted: true });
    await userEvent.clear(await field("Bio"));
    await userEvent.dblClick(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.queryByText("Unsaved changes")).toBeNull(), soon);
    await expect(saves(), "a double click saves once").toHaveLength(2);
  },
};

export const Discards: Story = {
  play: async ({ canvas }) => {
    await write("First name", "");
    await write("Website", "nonsense");
    await save();
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(await field("First name")).toHaveValue("Elena");
    await expect(await field("Website")).toHaveValue("");
    await expect(await field("First name")).toBeValid();
    await expect(canvas.getByRole("button", { name: "Discard" })).toHaveFocus();
  },
};

export const Checked: Story = {
  play: async ({ canvas }) => {
    await write("First name", "");
    await write("Last name", "x".repeat(51));
    await write("Website", "javascript:alert(1)");
    await write("Twitter username", "not a name");
    await write("Contact email", "nobody");
    await userEvent.click(section(/Main settings/));
    await expect(canvas.queryByRole("textbox", { name: "First name" })).toBeNull();
    await save();
    const first = await field("First name");
    await waitFor(() => expect(first, "its section unfolds, and it has the focus").toHaveFocus());
    await expect(first).toHaveAccessibleDescription("First name is required");
    await expect(await field("Last name")).toHaveAccessibleDescription("Last name cannot exceed 50 characters");
    await expect(await field("Website")).toHaveAccessibleDescription("Invalid URL");
    await expect(await field("Twitter username")).toHaveAccessibleDescription("Invalid Twitter username");
    await expect(await field("Contact email")).toHaveAccessibleDescription(/Invalid email format/);
    await expect(section(/Main settings 4 problems/)).toBeVisible();
    await userEvent.click(section(/Main settings/));
    await save();
    await waitFor(() => expect(first, "at each attempt anew").toHaveFocus());
    await userEvent.type(first, "E");
    await expect(first).not.toHaveAttribute("aria-invalid");
    await expect(saves()).toEqual([]);
  },
};

export const RefusedByTheServer: Story = {
  beforeEach: () => {
    rewritten.answers.set(profile.update, () => Response.json({ github_username: ["This name is taken."], non_field_errors: ["Not today."] }, { status: 400 }));
  },
  play: async ({ canvas }) => {
    await write("First name", "Ellen");
    await userEvent.click(section(/Main settings/));
    await save();
    await seesToast("Failed to update profile.");
    await waitFor(async () => expect(await field("GitHub username")).toHaveFocus());
    await expect(await field("GitHub username")).toHaveAccessibleDescription("This name is taken.");
    await expect(canvas.getByText("Not today.")).toBeVisible();
    await expect(await field("First name"), "what was typed stays").toHaveValue("Ellen");
    rewritten.answers.clear();
    await save();
    await seesToast("Profile updated.");
    await expect(canvas.queryByText("Not today.")).toBeNull();
  },
};

/** Whatever fails in saving, what was typed stays and can be saved again. */
export const FailsToSave: Story = {
  play: async () => {
    await write("First name", "Ellen");
    for (const kind of ["dropped", "403 json", "404 html", "413 html", "429", "500 html", "malformed"] as const) {
      later.now = { kind };
      await save();
      await seesToast("Failed to update profile.");
      await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy"), soon);
      await expect(await field("First name")).toHaveValue("Ellen");
      later.now = undefined;
    }
    await save();
    await seesToast("Profile updated.");
  },
};

export const PictureChosen: Story = {
  play: async ({ canvas, loaded }) => {
    const me = async () => (await openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/"))).json() as Promise<User>;
    const input = await pictureInput();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.upload(input, await imageFile());
    const preview = await canvas.findByRole<HTMLCanvasElement>("img", { name: "Preview of the new picture" }, soon);
    await waitFor(() => expect(Array.from(preview.getContext("2d")?.getImageData(64, 64, 1, 1).data ?? [])).toEqual([200, 30, 30, 255]));
    await expect(canvas.getByText("New picture, not saved yet")).toBeVisible();
    await expect((await me()).profile_picture_source).toBe("default");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.queryByRole("img", { name: "Preview of the new picture" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.upload(input, await imageFile("image/webp"));
    await canvas.findByRole("img", { name: "Preview of the new picture" }, soon);
    await save();
    await seesToast("Profile updated.");
    await expect(await me()).toMatchObject({ profile_picture_source: "avatar", profile_picture_url: expect.stringMatching(/^\/api\/webapp\/v1\/me\/avatar\/[0-9a-f-]{36}\/$/) as string });
    await userEvent.click(await canvas.findByRole("button", { name: "Remove" }));
    await expect(canvas.getByText("The picture is removed when you save")).toBeVisible();
    await save();
    await waitFor(async () => expect(await me()).toMatchObject({ profile_picture_source: "default", profile_picture_url: null }), soon);
    await waitFor(() => expect(canvas.queryByText("The picture is removed when you save")).toBeNull(), soon);
  },
};

export const PictureRefused: Story = {
  play: async ({ canvas }) => {
    const input = await pictureInput();
    const user = userEvent.setup({ applyAccept: false });
    const cases: readonly (readonly [File, RegExp])[] = [
      [new File([new Uint8Array(204_801)], "large.png", { type: "image/png" }), /The picture has 200\.1 KB; 200 KB is the most/],
      [new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "x.svg", { type: "image/svg+xml" }), /This is no PNG, JPEG, GIF or WebP/],
      [new File(["<html>"], "page.png", { type: "image/png" }), /This file cannot be read as a picture/],
      [new File([], "empty.gif", { type: "image/gif" }), /This file cannot be read as a picture/],
    ];
    for (const [file, reason] of cases) {
      await user.upload(input, file);
      await waitFor(() => expect(input).toHaveAccessibleDescription(reason), soon);
      await expect(input).toBeInvalid();
    }
    await expect(canvas.queryByText("Unsaved changes")).toBeNull();
    await user.upload(input, await imageFile());
    await canvas.findByRole("img", { name: "Preview of the new picture" }, soon);
    await expect(input).toBeValid();
    later.now = { kind: "413 html" };
    await save();
    await waitFor(() => expect(input).toHaveFocus(), soon);
    await expect(input).toHaveAccessibleDescription(/The server does not take a picture that large/);
    await expect(canvas.getByRole("img", { name: "Preview of the new picture" })).toBeVisible();
  },
};

/** Another tab saves while this one is being edited. */
export const ChangedMeanwhile: Story = {
  render: () => <PollPaceContext value={1 / 300}><ProfilePanel /></PollPaceContext>,
  play: async ({ canvas, loaded }) => {
    const elsewhere = (changes: object) =>
      openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/", { method: "PATCH", body: JSON.stringify(changes), headers: { "Content-Type": "application/json" } }));
    await write("First name", "Ellen");
    await elsewhere({ last_name: "Rossi", job_title: "Lead" });
    await waitFor(async () => expect(await field("Last name"), "what is not touched follows").toHaveValue("Rossi"), soon);
    await expect(await field("First name")).toHaveValue("Ellen");
    await expect(canvas.queryByText(/Changed elsewhere/)).toBeNull();
    await elsewhere({ first_name: "Eleonora" });
    await expect(await canvas.findByText("Changed elsewhere in the meantime: First name. Saving replaces what was saved there.", undefined, soon)).toBeVisible();
    await expect(await field("First name")).toHaveValue("Ellen");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(await field("First name")).toHaveValue("Eleonora");
    await expect(canvas.queryByText(/Changed elsewhere/)).toBeNull();
    await write("Location", "Lucca");
    await save();
    await seesToast("Profile updated.");
    const answer = await openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/"));
    await expect(await answer.json()).toMatchObject({ first_name: "Eleonora", last_name: "Rossi", job_title: "Lead", location: "Lucca" });
  },
};

export const WithoutTimezones: Story = {
  beforeEach: () => { rewritten.answers.set(viewer.timezones, () => Response.json({ detail: "No." }, { status: 400 })); },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the time zones.", undefined, soon)).toBeVisible();
    await write("First name", "Ellen");
    await save();
    await seesToast("Profile updated.");
    rewritten.answers.clear();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("combobox", { name: "Local time zone" }, soon)).toBeVisible();
  },
};

const hostile = Object.entries(validAnswer(viewer.me) as Record<string, unknown>).flatMap(([name, value]) => (typeof value === "string" && !/picture|avatar/.test(name) ? [name] : []));

/** Every payload in some text of the profile, and as the server's words on a field. */
export const HostileText: Story = {
  parameters: { axe: false },
  render: () => <PollPaceContext value={1 / 300}><ProfilePanel /></PollPaceContext>,
  play: async ({ canvasElement }) => {
    const harm = watchHarm();
    try {
      await field("First name");
      for (let from = 0; from < ownPayloads.length; from += hostile.length) {
        const texts = ownPayloads.slice(from, from + hostile.length);
        const spoiled = Object.fromEntries(texts.map((text, at) => [hostile[at] ?? "", text]));
        // Another e-mail is another account: the form begins anew.
        rewritten.answers.set(viewer.me, { ...(validAnswer(viewer.me) as object), ...spoiled, profile_picture_url: null, profile_picture_url_large: null, email: `${from}@example.com` });
        await waitFor(async () => expect(await field("Email")).toHaveValue(`${from}@example.com`), soon);
        await expect(harm.found(canvasElement)).toEqual([]);
      }
      rewritten.answers.set(profile.update, () => Response.json({ bio: ownPayloads, avatar: ownPayloads, non_field_errors: ownPayloads }, { status: 400 }));
      await write("Location", "x");
      await save();
      await waitFor(async () => expect(await field("Bio")).toHaveAccessibleDescription(/script/), soon);
      await expect(harm.found(canvasElement)).toEqual([]);
      await expect(onEvent.mock.calls).not.toContainEqual([expect.objectContaining({ type: "panel.failed" })]);
    } finally {
      harm.stop();
    }
  },
};

import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { changeElsewhere } from "../../../testing/change-elsewhere";
import { ReleasePanel } from "../release-panel/release-panel";

const tag = "v5.2.2-rc.1";
const keyOf = (email: string) => `gatehouse.draft.changelog.example.${accountHash(email)}.${tag}`;
const owners = ["release@example.com", "tester@example.com"];

/** A change waits for `until` before it is sent. With `isLost`, its response is lost. */
const way = { sent: 0, until: Promise.resolve(), isLost: false };

const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "PATCH") return send(request);
    way.sent += 1;
    await way.until;
    if (!way.isLost) return send(request);
    // Django REST Framework trims texts before it saves them.
    const body = (await request.json()) as { readonly changelog: string };
    await send(
      new Request(request.url, { ...headersOf(request), body: JSON.stringify({ changelog: body.changelog.trim() }) }),
    );
    throw new TypeError("Failed to fetch");
  };

const headersOf = ({ method, headers }: Request) => ({ method, headers });

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/ChangelogConflicts",
  component: ReleasePanel,
  args: { versionTag: tag },
  parameters: { portal: { as: "release@example.com", through } },
  beforeEach: () => {
    Object.assign(way, { sent: 0, until: Promise.resolve(), isLost: false });
    const forget = () => owners.forEach((email) => localStorage.removeItem(keyOf(email)));
    forget();
    return forget;
  },
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;
type Loaded = Readonly<Record<string, unknown>>;

const editor = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Changelog in Markdown" });
const edit = async () => {
  await press("Edit");
  return editor();
};
const seesNoEditor = () => waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
/** Holds all changes until the returned function is called. */
const holdChanges = () => {
  let release: () => void = () => undefined;
  way.until = new Promise((resolve) => {
    release = resolve;
  });
  return release;
};
/** Signs another account in, as another tab would. */
const signInElsewhere = (loaded: Loaded, account: string) => {
  openedPortal(loaded).viewer.switchTo(account);
  new BroadcastChannel(`gatehouse.session ${window.location.origin}`).postMessage({ account });
};

/** The editor closes once the text is saved, so nothing can be typed meanwhile. */
export const TakesNoTextWhileItSaves: Story = {
  play: async ({ canvas }) => {
    const release = holdChanges();
    const field = await edit();
    await userEvent.type(field, "The text that is saved");
    await press("Save");
    await waitFor(() => expect(way.sent).toBe(1));
    await expect(field).toHaveAttribute("readonly");
    await userEvent.type(field, " and more");
    release();
    await seesNoEditor();
    await expect(await canvas.findByText("The text that is saved")).toBeVisible();
  },
};

/** Two people save at once: the second one's text isn't saved and isn't lost. */
export const SavedAtOnce: Story = {
  play: async ({ canvas, loaded }) => {
    const release = holdChanges();
    await userEvent.type(await edit(), "My own text of the changelog");
    await press("Save");
    await waitFor(() => expect(way.sent).toBe(1));
    await changeElsewhere(loaded, tag, { changelog: "The text of a colleague" });
    release();
    await seesToast("Failed to update changelog.");
    const theirs = within(await canvas.findByRole("region", { name: "Saved changelog" }));
    await expect(theirs.getByText("The text of a colleague")).toBeVisible();
    await expect(await editor()).toHaveValue("My own text of the changelog");
    await expect(canvas.getByText("The changelog has changed. Read it before you continue.")).toBeVisible();
    await press("Save anyway");
    await seesToast("Changelog saved.");
    await seesNoEditor();
    await expect(await canvas.findByText("My own text of the changelog")).toBeVisible();
  },
};

/** The server trims the text and the response is lost. The panel still finds that the text was saved. */
export const LostByATrimmingServer: Story = {
  play: async ({ canvas }) => {
    way.isLost = true;
    await userEvent.type(await edit(), "- Routing is faster\n");
    await press("Save");
    await seesToast("Changelog saved.");
    await seesNoEditor();
    await expect(await canvas.findByText("Routing is faster")).toBeVisible();
  },
};

/** A draft belongs to its author's account. Other accounts in this browser can't see it. Its author gets it back. */
export const DraftOfAnotherAccount: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await edit(), "Typed by an engineer");
    await waitFor(() => expect(localStorage.getItem(keyOf("release@example.com"))).toContain("Typed by"));
    signInElsewhere(loaded, "tester@example.com");
    await expect(await screen.findByText(/^You're now signed in as tester@example\.com\./)).toBeInTheDocument();
    await expect(await canvas.findByText("This version has no changelog yet.")).toBeVisible();
    await seesNoEditor();
    await expect(await edit()).toHaveValue("");
    signInElsewhere(loaded, "release@example.com");
    await waitFor(async () => expect(await editor()).toHaveValue("Typed by an engineer"));
    await expect(canvas.getByText("We restored your unsaved text.")).toBeVisible();
  },
};

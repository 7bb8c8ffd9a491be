import { builds } from "@gatehouse/contract/builds";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../data/poll-pace";
import { Shell } from "../shell/shell";
import { plantedSecrets } from "../testing/planted-secrets";
import { BuildPage } from "./build-page";

const watched = watchedPortal();
const { navigation, rewritten } = watched;

const meta: Meta<typeof BuildPage> = {
  title: "Pages/BuildPage",
  component: BuildPage,
  args: { ...everyStateCommit, buildNumber: demoBuilds.success },
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  parameters: { portal: { as: "customer@example.com", ...watched.portal }, layout: "fullscreen" },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Build #9.6", level: 1 })).toHaveFocus();
    const crumbs = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(crumbs.getAllByRole("listitem").map((crumb) => crumb.textContent)).toEqual([
      "Projects",
      "Muon telescope trigger",
      "Commits",
      everyStateCommit.commitSha.slice(0, 7),
      "#9.6",
    ]);
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Build #9.6"));
  },
};

/** The document's title shows the state of a running build. */
export const NamesTheTab: Story = {
  parameters: { axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 30}>
      <BuildPage {...args} />
    </PollPaceContext>
  ),
  beforeEach: () => void rewritten.responses.set(builds.get, buildResponse(5, { queued: true, result: null })),
  play: async () => {
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Queued... Build #9.5"));
    rewritten.responses.set(builds.get, buildResponse(5, { building: true, result: null }));
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Building... Build #9.5"));
    rewritten.responses.set(builds.get, buildResponse(5));
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Build #9.5"));
  },
};

const plantedInCommit = "q7Rk2Zp9xT4v";
const logOf = (logs: string) => void rewritten.responses.set(builds.logs, { logs, start_row: 0 });
const attachmentsOf = async (loaded: Readonly<Record<string, unknown>>, ticket: string) => {
  const { fetch } = openedPortal(loaded);
  const address = `${window.location.origin}/api/webapp/v1/tickets/${ticket}/attachments/`;
  const { results } = (await (await fetch(new Request(address))).json()) as {
    readonly results: readonly { readonly filename: string; readonly url: string }[];
  };
  return Promise.all(
    results.map(async ({ filename, url }) => {
      const response = await fetch(new Request(new URL(url, window.location.origin)));
      return [filename, await response.text()] as const;
    }),
  );
};

/** A stopped build offers no help, because the user knows why it failed. */
export const Stopped: Story = {
  args: { buildNumber: demoBuilds.stopped },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("stopped before it ended")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Get help with this" })).toBeNull();
  },
};

/** Opening a ticket with the end of the log takes three inputs. */
export const GetsHelp: Story = {
  args: { buildNumber: demoBuilds.failed },
  beforeEach: () =>
    logOf("Yosys 0.55 (git sha1 60f126cd0)\nreading /home/maria/top.v\n\u001b[31mERROR\u001b[0m: token=abc\n"),
  play: async ({ loaded }) => {
    await press("Get help with this");
    const dialog = within(await screen.findByRole("dialog", { name: "Create ticket" }));
    await expect(dialog.getByRole("textbox", { name: "Subject" })).toHaveValue(
      "Help with build #9.2, Muon telescope trigger",
    );
    await expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toContain(
      `Commit: ${everyStateCommit.commitSha}`,
    );
    const log = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Log" });
    await expect(log).toHaveValue("Yosys 0.55 (git sha1 60f126cd0)\nreading ~/top.v\nERROR: token=[masked]");
    await expect(dialog.getByText(/^We masked 2 values\./)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Version" })).toHaveValue("Yosys 0.55"));
    // Typed text is masked too, visibly.
    await userEvent.type(log, "{end}\npassword: hunter2");
    await userEvent.tab();
    await expect(log.value).toMatch(/\npassword: \[masked\]$/);
    await userEvent.click(dialog.getByRole("button", { name: "Create ticket" }));
    await seesToast("Ticket created.");
    await isDialogGone();
    const visit = navigation.visits.at(-1);
    const ticket = visit && "target" in visit ? (visit.target.params["ticketId"] ?? "") : "";
    await expect(await attachmentsOf(loaded, ticket)).toEqual([
      [
        `build-${everyStateCommit.commitSha.slice(0, 7)}-2-log.txt`,
        "Yosys 0.55 (git sha1 60f126cd0)\nreading ~/top.v\nERROR: token=[masked]\npassword: [masked]",
      ],
    ]);
  },
};

const planted = plantedSecrets.map(([line]) => line).join("\n");
/** The addresses and bodies of all write requests. */
const sent: string[] = [];
const keepSent =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET") sent.push(`${request.url}\n${await request.clone().text()}`);
    return send(request);
  };

/** The log, the commit message and the text pasted into the ticket contain secrets. None is sent. */
export const SendsNoSecret: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: {
    axe: false,
    portal: {
      as: "customer@example.com",
      ...watched.portal,
      seed: `update commits set message = 'Use token: ${plantedInCommit}'`,
      through: (send: typeof fetch) => watched.portal.through(keepSent(send)),
    },
  },
  beforeEach: () => {
    sent.length = 0;
    logOf(`ERROR: no\n${planted}\nERROR: at the end\n`);
  },
  play: async ({ loaded }) => {
    await press("Get help with this");
    const dialog = within(await screen.findByRole("dialog", { name: "Create ticket" }));
    const log = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Log" });
    await expect(log.value).toMatch(/^ERROR: no\n[\s\S]*\nERROR: at the end$/);
    const message = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
    await expect(message.value).toContain("Use token: [masked]");
    // Staff need the page's address. Its GUIDs look like keys but must not be masked.
    await expect(message.value).toMatch(/\nPage: \/app\/licenses$/);
    await userEvent.click(message);
    message.setSelectionRange(0, 0);
    await userEvent.paste(`${planted}\n`);
    await userEvent.click(dialog.getByRole("button", { name: "Create ticket" }));
    await seesToast("Ticket created.");
    await isDialogGone();
    const visit = navigation.visits.at(-1);
    const ticket = visit && "target" in visit ? (visit.target.params["ticketId"] ?? "") : "";
    const [[, file] = ["", ""]] = await attachmentsOf(loaded, ticket);
    await expect(sent.length).toBeGreaterThanOrEqual(2);
    const left = [...sent, file].join("\n");
    await expect(left).toContain("ERROR: at the end");
    const secrets = [...plantedSecrets.map(([, secret]) => secret), plantedInCommit];
    await expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
  },
};

/** The user excludes the log, so the ticket is created without it. */
export const GetsHelpWithoutTheLog: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: { axe: false },
  beforeEach: () => logOf("ERROR: no\n"),
  play: async ({ loaded }) => {
    await press("Get help with this");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Attach the last 200 lines of the log" }));
    await expect(screen.queryByRole("textbox", { name: "Log" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Create ticket" }));
    await isDialogGone();
    const visit = navigation.visits.at(-1);
    const ticket = visit && "target" in visit ? (visit.target.params["ticketId"] ?? "") : "";
    await expect(await attachmentsOf(loaded, ticket)).toEqual([]);
  },
};

/** An empty log isn't offered as an attachment. */
export const GetsHelpWithEmptyLog: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: { axe: false },
  beforeEach: () => logOf(""),
  play: async () => {
    await press("Get help with this");
    const dialog = within(await screen.findByRole("dialog", { name: "Create ticket" }));
    await waitFor(() => expect(dialog.queryByText("Loading…")).toBeNull());
    await expect(dialog.queryByRole("checkbox")).toBeNull();
    await expect(dialog.queryByRole("textbox", { name: "Log" })).toBeNull();
  },
};

export const LogOfHelpFails: Story = {
  args: { buildNumber: demoBuilds.failed },
  beforeEach: () =>
    void rewritten.responses.set(builds.logs, () => new Response("<h1>Bad gateway</h1>", { status: 502 })),
  play: async () => {
    await press("Get help with this");
    const dialog = within(await screen.findByRole("dialog", { name: "Create ticket" }));
    await expect(await dialog.findByText("Failed to fetch the log.")).toBeVisible();
    logOf("ERROR: no\n");
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect(await dialog.findByRole("textbox", { name: "Log" })).toHaveValue("ERROR: no");
  },
};

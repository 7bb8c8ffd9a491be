import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { bigTeamGuid, bigTeamSql } from "../../../../../.storybook/big-team.mjs";
import { demoGuid } from "../../../../../.storybook/demo";
import { everyFault } from "../../../../../.storybook/every-fault";
import { recordedNavigation } from "../../../../../.storybook/recorded-navigation";
import { TeamPanel } from "./team-panel";

const onEvent = fn();
const left = recordedNavigation();
const readout = demoGuid(2, 0);

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/TeamPanel",
  component: TeamPanel,
  args: { teamGuid: readout },
  parameters: { portal: { as: "manager@example.com" } },
  beforeEach: () => onEvent.mockClear(),
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

const soon = { timeout: 10_000 };
const changes = { portal: { as: "manager@example.com", writes: true, onEvent } };
const tableOf = (name: string) => screen.findByRole("table", { name }, soon);
const rowOf = async (name: string, text: string | RegExp) => {
  const table = await tableOf(name);
  return waitFor(() => {
    const row = within(table).getAllByRole("row").find((candidate) => within(candidate).queryAllByText(text).length > 0);
    if (row === undefined) throw new Error(`No row with ${String(text)}`);
    return row;
  }, soon);
};
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog")).toBeNull(), soon);
const seesToast = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), soon);
const actOn = async (serial: string, action: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${serial}` }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }, soon));
};
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole("button", { name: button }, soon));
  return screen.findByRole("dialog", undefined, soon);
};

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("manager@example.com", { selector: "dd *" }, soon)).toBeVisible();
    const held = await rowOf("Licenses", "GC-7F21-0942");
    await expect(within(held).getByText("Elena Marchetti")).toBeVisible();
    await expect(within(held).getByText("Static")).toBeVisible();
    await expect(within(held).getByRole("link", { name: "GC-7F21-0942" })).toHaveAttribute("href", expect.stringContaining("/app/licenses/"));
    await expect(within(await rowOf("Licenses", "GC-7F21-0943")).getByText("Dynamic")).toBeVisible();
    await expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Free")).toBeVisible();
    await expect(within(await rowOf("Users", "Jonas Weber")).getByText("Manager")).toBeVisible();
    const pending = await rowOf("Users", "Waiting for sign-up");
    await expect(within(pending).getAllByText("s.costa@example.com")[0]).toBeVisible();
    await expect(within(pending).getByText("Never")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  parameters: { portal: { as: "member@example.com" } },
  play: async ({ canvas }) => {
    await rowOf("Licenses", "GC-7F21-0942");
    await rowOf("Users", "Aiko Tanaka");
    await expect(canvas.queryByRole("link")).toBeNull();
    for (const name of [/^Actions for/, "Add licenses", "Add user", "Edit name", "Delete team", /^Remove/]) await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: "Loading" })).length).toBe(3),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: "/licenses-groups/" } } },
  play: async ({ canvas }) => {
    const alerts = await waitFor(async () => {
      const found = canvas.getAllByRole("alert");
      await expect(found).toHaveLength(3);
      return found;
    }, soon);
    await expect(alerts.map((alert) => alert.textContent)).toEqual([
      expect.stringContaining("Failed to fetch the team."),
      expect.stringContaining("Failed to fetch group licenses. Please try again."),
      expect.stringContaining("Failed to fetch the users of the team."),
    ]);
  },
};

export const Unknown: Story = {
  args: { teamGuid: "00000000-0000-4000-8000-00000000dead" },
  parameters: { portal: { navigation: left }, axe: false },
  play: async () => waitFor(() => expect(left.visits).toContainEqual({ target: expect.objectContaining({ path: "/licenses" }), replace: true }), soon),
};

export const Renames: Story = {
  parameters: changes,
  play: async () => {
    const dialog = within(await openDialog("Edit name"));
    const name = dialog.getByRole("textbox", { name: "Team name" });
    await expect(name).toHaveValue("Readout firmware");
    for (const [text, fault] of [
      ["ab", "Team name must be at least 3 characters long"],
      ["x".repeat(51), "Team name cannot exceed 50 characters"],
      ["trigger DEVELOPMENT", "You already are the manager of a team with this name."],
    ] as const) {
      await userEvent.clear(name);
      await userEvent.type(name, `${text}{Enter}`);
      await expect(name).toHaveAccessibleDescription(fault);
    }
    await userEvent.clear(name);
    await userEvent.type(name, "Readout{Enter}");
    await isClosed();
    await expect(await screen.findByText("Readout", undefined, soon)).toBeVisible();
  },
};

export const DeletesAfterTypingTheName: Story = {
  parameters: { portal: { ...changes.portal, navigation: left } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete team" }, soon));
    const dialog = within(await screen.findByRole("alertdialog", undefined, soon));
    const button = dialog.getByRole("button", { name: /^Delete team/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByRole("textbox"), "readout firmware{Enter}{Tab}");
    await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription("You must type 'Readout firmware' to confirm.");
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "Readout firmware");
    await userEvent.click(button);
    await seesToast("Team 'Readout firmware' deleted.");
    await waitFor(() => expect(left.visits.at(-1)).toEqual({ target: expect.objectContaining({ path: "/licenses" }), replace: false }), soon);
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.deleted", teamGuid: readout });
  },
};

export const AssignsAndUnassigns: Story = {
  parameters: changes,
  play: async () => {
    await actOn("GC-7F21-0944", "Assign");
    const dialog = within(await screen.findByRole("dialog", undefined, soon));
    const member = await dialog.findByRole("combobox", { name: "Member" }, soon);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(member).toHaveAccessibleDescription("Choose a member");
    await expect(member).toHaveFocus();
    // Who holds one for good already is not offered.
    await expect(within(member).getAllByRole("option").map((option) => option.textContent)).toEqual([
      "Choose a member", "Aiko Tanaka (member@example.com)", "Jonas Weber (manager@example.com)", "s.costa@example.com",
    ]);
    await userEvent.selectOptions(member, "s.costa@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await isClosed();
    await waitFor(async () => expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Waiting for sign-up")).toBeVisible(), soon);
    await actOn("GC-7F21-0944", "Unassign");
    await waitFor(async () => expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Free")).toBeVisible(), soon);
  },
};

export const AddsAndRemovesLicenses: Story = {
  args: { teamGuid: demoGuid(2, 2) },
  parameters: { portal: { ...changes.portal, as: "customer@example.com" } },
  play: async () => {
    const dialog = within(await openDialog("Add licenses"));
    const box = await dialog.findByRole("checkbox", { name: /GC-7F21-1188/ }, soon);
    await expect(dialog.getByRole("button", { name: "Add" })).toHaveAccessibleDescription("Choose a license");
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole("checkbox", { name: /GC-7F22-0640/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Add 2" }));
    await seesToast("2 licenses added to the team.");
    await isClosed();
    await rowOf("Licenses", "GC-7F22-0640");
    await actOn("GC-7F21-1188", "Remove from team");
    const asked = within(await screen.findByRole("alertdialog", { name: "Remove GC-7F21-1188" }, soon));
    await userEvent.click(asked.getByRole("button", { name: "Remove" }));
    await isClosed();
    await waitFor(() => expect(screen.queryByText("GC-7F21-1188")).toBeNull(), soon);
    await expect(screen.getByRole("button", { name: "Add licenses" })).toHaveFocus();
  },
};

export const AddsAndRemovesUsers: Story = {
  parameters: changes,
  play: async () => {
    const dialog = within(await openDialog("Add user"));
    const [email, confirmation] = [dialog.getByRole("textbox", { name: "E-mail" }), dialog.getByRole("textbox", { name: "Confirm e-mail" })];
    const submit = () => userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("E-mail is required"));
    await userEvent.type(email, "nobody");
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("Invalid email format"));
    await expect(confirmation).toHaveAccessibleDescription("Emails must match");
    await userEvent.clear(email);
    await userEvent.type(email, "MEMBER@example.com");
    await userEvent.type(confirmation, "member@example.com");
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("A user with this email is already in the team"));
    await userEvent.clear(email);
    await userEvent.clear(confirmation);
    await userEvent.type(email, "new.hand@example.com");
    await userEvent.type(confirmation, "new.hand@example.com{Enter}");
    await isClosed();
    await rowOf("Users", "new.hand@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Remove new.hand@example.com" }));
    const asked = within(await screen.findByRole("alertdialog", undefined, soon));
    await userEvent.click(asked.getByRole("button", { name: "Remove user" }));
    await isClosed();
    await waitFor(() => expect(screen.queryByText("new.hand@example.com")).toBeNull(), soon);
    await expect(screen.getByRole("button", { name: "Add user" })).toHaveFocus();
    await expect(screen.queryByRole("button", { name: "Remove Jonas Weber" })).toBeNull();
  },
};

export const AnotherDomain: Story = {
  parameters: changes,
  play: async () => {
    const dialog = within(await openDialog("Add user"));
    await userEvent.type(dialog.getByRole("textbox", { name: "E-mail" }), "ada@partner.example");
    await userEvent.type(dialog.getByRole("textbox", { name: "Confirm e-mail" }), "ada@partner.example{Enter}");
    const told = await screen.findByRole("dialog", { name: "Different e-mail domain" }, soon);
    await waitFor(() => expect(within(told).getByText(/^ada@partner\.example has another e-mail domain than you/)).toBeVisible(), soon);
    await userEvent.click(within(told).getByRole("button", { name: "Submit request" }));
    await seesToast(/^Request submitted as ticket #\d+\.$/);
    await isClosed();
  },
};

const few = (table: HTMLElement) => expect(table.querySelectorAll("*:not(svg *)").length).toBeLessThanOrEqual(400);
const leads = (table: HTMLElement) => [...table.querySelectorAll("tbody > tr")].map((row) => row.querySelector("td")?.textContent.trim());
const sort = async (table: HTMLElement, head: string) => userEvent.click(within(table).getByRole("button", { name: head }));

/** 2,000 users and 1,000 licenses: little of it stands in the document, and all of it is sorted and searched. */
export const Large: Story = {
  args: { teamGuid: bigTeamGuid },
  parameters: { portal: { as: "manager@example.com", seed: bigTeamSql } },
  play: async ({ canvas }) => {
    const licenses = await tableOf("Licenses");
    const users = await tableOf("Users");
    await expect(await canvas.findByText("500", { selector: ".gh-strong" }, soon)).toBeVisible();
    await expect(canvas.getByText("1–10 of 1000")).toBeVisible();
    await expect(canvas.getByText("1–10 of 2000")).toBeVisible();
    await few(licenses);
    await few(users);
    await sort(licenses, "Serial number");
    await sort(licenses, "Serial number");
    await expect(leads(licenses)).toEqual(Array.from({ length: 10 }, (_, at) => `GC-B${String(1000 - at).padStart(4, "0")}`));
    await expect(leads(users).slice(0, 3)).toEqual(["GFGiven1 Family1679", "GFGiven2 Family1358", "GFGiven3 Family1037"]);
    await few(licenses);
    await few(users);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search name or e-mail" }), "person-1990@{Enter}");
    await waitFor(() => expect(leads(users)).toEqual(["P1person-1990@example.com Waiting for sign-up"]), soon);
    await few(users);
  },
};

/** Of 2,000 users those without a license for good are offered by name, and the last of them can be chosen. */
export const AssignsInALargeTeam: Story = {
  ...Large,
  play: async () => {
    await tableOf("Users");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search serial or holder" }), "GC-B1000{Enter}");
    await waitFor(async () => expect(leads(await tableOf("Licenses"))).toEqual(["GC-B1000"]), soon);
    await actOn("GC-B1000", "Assign");
    const dialog = await screen.findByRole("dialog", undefined, soon);
    const member = await waitFor(() => {
      const select = dialog.querySelector("select");
      if (select === null) throw new Error("The members are not there yet");
      return select;
    }, soon);
    const offered = [...member.options].map(({ label }) => label);
    await expect(offered).toHaveLength(1 + 2000 - 500);
    await expect(offered[1]).toMatch(/^Given\d+ Family\d+ \(person-\d+@example\.com\)$/);
    await expect(offered.at(-1)).toBe("person-1990@example.com");
    await userEvent.selectOptions(member, "person-1990@example.com");
    await userEvent.click(within(dialog).getByRole("button", { name: "Assign" }));
    await isClosed();
    await waitFor(async () => expect(within(await rowOf("Licenses", "GC-B1000")).getByText("person-1990@example.com")).toBeVisible(), soon);
  },
};

/** Somebody else was quicker: the dialog says what the server said, and the list shows what the server holds. */
export const LosesToAnotherTab: Story = {
  parameters: changes,
  play: async ({ loaded }) => {
    await actOn("GC-7F21-0945", "Assign");
    const dialog = within(await screen.findByRole("dialog", undefined, soon));
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Member" }, soon), "s.costa@example.com");
    const { server } = loaded as { server: { fetch: (request: Request) => Promise<Response> } };
    const list = `${location.origin}/api/webapp/v1/licenses-groups/${readout}/licenses/`;
    const { results } = (await (await server.fetch(new Request(list))).json()) as { results: { guid: string; serial_number: string }[] };
    const guid = results.find((row) => row.serial_number === "GC-7F21-0945")?.guid ?? "";
    const elsewhere = await server.fetch(
      new Request(`${list}${guid}/`, { method: "PATCH", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ assigned_user_email: "member@example.com" }) }),
    );
    await expect(elsewhere.status).toBe(200);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await dialog.findByText("This license is statically assigned to somebody else.", undefined, soon)).toBeVisible();
    await waitFor(async () => expect(within(await rowOf("Licenses", "GC-7F21-0945")).getByText("Aiko Tanaka")).toBeVisible(), soon);
  },
};

const faults = everyFault({
  panel: () => <TeamPanel teamGuid={readout} />,
  hasContent: (panel) => {
    expect(within(panel).getByText("manager@example.com", { selector: "dd *" })).toBeVisible();
    expect(within(panel).getByText("GC-7F21-0942")).toBeVisible();
    expect(within(panel).getByText("Waiting for sign-up")).toBeVisible();
  },
  hasFailed: (panel, reason) => {
    const alerts = within(panel).getAllByRole("alert");
    const titles = ["Failed to fetch the team.", "Failed to fetch group licenses. Please try again.", "Failed to fetch the users of the team."];
    expect(alerts.map((alert) => alert.textContent)).toEqual(titles.map((title) => expect.stringContaining(title)));
    for (const alert of alerts) if (reason !== "") expect(alert).toHaveTextContent(reason);
  },
  retry: async (panel) => {
    for (const button of within(panel).getAllByRole("button", { name: "Retry" })) await userEvent.click(button);
  },
});

export const EveryFault: Story = {
  parameters: { axe: false },
  beforeEach: faults.reset,
  render: faults.render,
  play: async ({ canvasElement }) => {
    await faults.prove(canvasElement);
    await expect(faults.navigationOf("404 html").visits).toContainEqual({ target: expect.objectContaining({ screen: "licenses" }), replace: true });
    await expect(faults.navigationOf("500 json").visits).toEqual([]);
  },
};

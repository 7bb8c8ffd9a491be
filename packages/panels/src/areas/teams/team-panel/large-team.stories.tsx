import { actOn, isDialogGone, rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { bigTeamGuid, bigTeamSql } from "@gatehouse/story-kit/samples/big-team.mjs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "./team-panel";

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/Large team",
  component: TeamPanel,
  args: { teamGuid: bigTeamGuid },
  parameters: { portal: { as: "manager@example.com", seed: bigTeamSql } },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

const few = (table: HTMLElement) => expect(table.querySelectorAll("*:not(svg *)").length).toBeLessThanOrEqual(400);
const leads = (table: HTMLElement) =>
  [...table.querySelectorAll("tbody > tr")].map((row) =>
    row.querySelector("td:not(.gh-col-select)")?.textContent.trim(),
  );
const sort = async (table: HTMLElement, head: string) =>
  userEvent.click(within(table).getByRole("button", { name: head }));

/** Of 2,000 users and 1,000 licenses, only some rows are in the document, but sort and search cover all of them. */
export const Large: Story = {
  play: async ({ canvas }) => {
    const licenses = await tableOf("Licenses");
    const users = await tableOf("Members");
    await expect(await canvas.findByText("500", { selector: ".gh-strong" })).toBeVisible();
    await expect(canvas.getByText("1–10 of 1000")).toBeVisible();
    await expect(canvas.getByText("1–10 of 2000")).toBeVisible();
    await few(licenses);
    await few(users);
    await sort(licenses, "Serial number");
    await sort(licenses, "Serial number");
    await expect(leads(licenses)).toEqual(
      Array.from({ length: 10 }, (_, at) => `GC-B${String(1000 - at).padStart(4, "0")}`),
    );
    await expect(leads(users).slice(0, 3)).toEqual([
      "GFGiven1 Family1679",
      "GFGiven2 Family1358",
      "GFGiven3 Family1037",
    ]);
    await few(licenses);
    await few(users);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search name or email" }), "person-1990@{Enter}");
    await waitFor(() => expect(leads(users)).toEqual(["P1person-1990@example.com Waiting for sign-up"]));
    await few(users);
  },
};

/** Of 2,000 users, the dialog offers those without an assigned license by name. The user can choose the last one. */
export const AssignsInALargeTeam: Story = {
  play: async () => {
    await tableOf("Members");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search serial or holder" }), "GC-B1000{Enter}");
    await waitFor(async () => expect(leads(await tableOf("Licenses"))).toEqual(["GC-B1000"]));
    await actOn("GC-B1000", "Assign");
    const dialog = await screen.findByRole("dialog");
    const member = await waitFor(() => {
      const select = dialog.querySelector("select");
      if (select === null) throw new Error("The members are not there yet");
      return select;
    });
    const offered = [...member.options].map(({ label }) => label);
    await expect(offered).toHaveLength(1 + 2000 - 500);
    await expect(offered[1]).toMatch(/^Given\d+ Family\d+ \(person-\d+@example\.com\)$/);
    await expect(offered.at(-1)).toBe("person-1990@example.com");
    await userEvent.selectOptions(member, "person-1990@example.com");
    await userEvent.click(within(dialog).getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await waitFor(async () =>
      expect(within(await rowOf("Licenses", "GC-B1000")).getByText("person-1990@example.com")).toBeVisible(),
    );
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { chosen, isClosed, navigation, options, palette, paletteMeta, requests } from "../../testing/palette-stories";

const meta: Meta = { ...paletteMeta, title: "Panels/CommandPaletteSearch" };

export default meta;
type Story = StoryObj;

/** Finds settings by their synonyms, and an order by its number. */
export const FindsByOtherWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    const dialog = await palette();
    for (const [words, found] of [
      ["sign out", "Logout"],
      ["password", "Profile"],
      ["basket", "Shopping cart"],
      ["devices", "Sessions"],
      ["language", "Profile"],
      ["licences", "Licenses"],
      ["add licence", "Add new license"],
    ] as const) {
      await userEvent.keyboard("{Control>}a{/Control}");
      await userEvent.keyboard(words);
      await waitFor(() => expect(options()[0]).toBe(found));
    }
    await userEvent.keyboard("{Control>}a{/Control}#1012");
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(/^Order 1012/)]));
    await userEvent.keyboard("{Control>}a{/Control}order 10");
    await userEvent.click((await dialog.findAllByRole("option", { name: /^Order \d+ / }))[0]!);
    await expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "order" }), replace: false }]);
  },
};

/** The last choice comes first, without duplicates, until the user types. */
export const Recent: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Search" });
    for (const words of ["0307", "downloads"]) {
      await userEvent.click(button);
      await palette();
      await userEvent.keyboard(words);
      await waitFor(() => expect(options()).toHaveLength(1));
      await userEvent.keyboard("{Enter}");
      await isClosed();
    }
    await userEvent.click(button);
    const dialog = await palette();
    const recent = await dialog.findByRole("group", { name: "Recent" });
    await waitFor(() =>
      expect(
        within(recent)
          .getAllByRole("option")
          .map((option) => option.textContent),
      ).toEqual(["Downloads", expect.stringMatching(/^GC-7F21-0307/)]),
    );
    await expect(dialog.getAllByRole("option", { name: "Downloads" })).toHaveLength(1);
    await userEvent.keyboard("dash");
    await waitFor(() => expect(dialog.queryByRole("group", { name: "Recent" })).toBeNull());
    await waitFor(() => expect(chosen()).toHaveTextContent("Dashboard"));
  },
};

export const FindsATeam: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    const dialog = await palette();
    await expect(dialog.queryByRole("option", { name: "Readout firmware" })).toBeNull();
    await userEvent.keyboard("firmware");
    await expect(await dialog.findByRole("option", { name: "Readout firmware" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await isClosed();
    await expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "team" }), replace: false }]);
  },
};

export const FindsAProject: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    const dialog = await palette();
    await userEvent.keyboard("waveform");
    await expect(await dialog.findByRole("option", { name: "Waveform recorder" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await isClosed();
    const target = expect.objectContaining({ screen: "project" });
    await expect(navigation.visits).toEqual([{ target, replace: false }]);
  },
};

/** By its subject and by its number. */
export const FindsATicket: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    const dialog = await palette();
    const found = () => within(dialog.getByRole("group", { name: "Tickets" })).getAllByRole("option");
    await userEvent.keyboard("power loss");
    await waitFor(() => expect(found()).toHaveLength(1));
    const number = /#?\S+$/.exec(found()[0]?.textContent ?? "")?.[0] ?? "";
    await userEvent.keyboard(`{Control>}a{/Control}${number}`);
    await waitFor(() => expect(found()[0]).toHaveTextContent(number));
    await waitFor(() => expect(chosen()).toBe(found()[0]));
    await userEvent.keyboard("{Enter}");
    await isClosed();
    const target = expect.objectContaining({ screen: "ticket" });
    await expect(navigation.visits).toEqual([{ target, replace: false }]);
  },
};

/** Enter runs the entry shown as chosen, also if it was chosen before and another one was for less than half a second. */
export const ChosenAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await palette();
    await userEvent.keyboard("power loss");
    await waitFor(() => expect(chosen()).toHaveTextContent(/^Board doesn't answer/));
    await userEvent.keyboard("{Control>}a{/Control}T-12");
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(/T-12$/)]));
    await userEvent.keyboard("{Enter}");
    await isClosed();
    const target = expect.objectContaining({ screen: "ticket" });
    await expect(navigation.visits).toEqual([{ target, replace: false }]);
  },
};

/** Pages and actions remain available if the licenses fail to load. */
export const Failed: Story = {
  parameters: { portal: { as: "customer@example.com", navigation, fault: { kind: "500 json", calls: "/licenses" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await palette();
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(["Dashboard", "Licenses", "Logout"])));
  },
};

/** Staff find the back office's pages. Users who only work there find no customer pages. */
export const ToTheLicenseDesk: Story = {
  parameters: { portal: { as: "desk@example.com", navigation, through: requests.through } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Priya Nair/ });
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await palette();
    await expect(options()).not.toContain("Dashboard");
    await userEvent.keyboard("user lic");
    await waitFor(() => expect(options()).toEqual(["User licenses Licenses"]));
    await userEvent.keyboard("{Enter}");
    await isClosed();
    await expect(navigation.visits).toContainEqual({
      address: expect.stringMatching(/\/management\/user-licenses\/$/),
    });
    await expect(requests.made).not.toContain("GET /api/webapp/v1/licenses/");
    await expect(requests.made).not.toContain("GET /api/webapp/v1/licenses-groups/");
    await expect(requests.made).not.toContain("POST /api/webapp/v1/trial-grantable/");
  },
};

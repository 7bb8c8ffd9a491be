import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { LicensesPanel } from "../../areas/licenses/licenses-panel/licenses-panel";
import { Shell } from "../shell";

let send: () => void = () => undefined;
let isSent = Promise.resolve();

/** Delays the panel's responses. */
const through =
  (request: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (new Request(input, init).url.includes("licenses")) await isSent;
    return request(input, init);
  };

/** A separate file, so that no story before the first one has loaded the shortcut code. */
const meta: Meta = {
  title: "Panels/Search before its code",
  render: () => (
    <Shell>
      <h1>Licenses</h1>
      <LicensesPanel />
    </Shell>
  ),
  parameters: { portal: { as: "customer@example.com", through }, layout: "fullscreen", axe: false },
  beforeEach: () => {
    isSent = new Promise((resolve) => (send = resolve));
  },
};

export default meta;

const findField = () => screen.findByRole("searchbox", { name: "Search serial, type or team" });
const isLoading = () => screen.findAllByRole("status", { name: /^Loading/ });
const press = (keys: string) => {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};

/** Text typed right after the slash becomes the search, even though the slash still loads its code. */
export const BeforeTheCodeOfTheKeys: StoryObj = {
  play: async () => {
    send();
    const field = await findField();
    press("/GC-g?/");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("GC-g?/");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(await screen.findByText("No matching records found")).toBeVisible();
  },
};

/** Text typed while the list loads is kept for its search field. */
export const WhileTheListLoads: StoryObj = {
  play: async () => {
    await isLoading();
    await userEvent.keyboard("/GC-");
    await userEvent.keyboard("7F");
    send();
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("GC-7F");
    await userEvent.keyboard("20");
    await expect(field).toHaveValue("GC-7F20");
  },
};

/** Another key or a press ends the wait. */
export const EndedWhileTheListLoads: StoryObj = {
  play: async () => {
    await isLoading();
    await userEvent.keyboard("/GC{Escape}");
    await userEvent.keyboard("/GC");
    await userEvent.click(screen.getByRole("heading", { name: "Licenses", level: 1 }));
    send();
    const field = await findField();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue("");
  },
};

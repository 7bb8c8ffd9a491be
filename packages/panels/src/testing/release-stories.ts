import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

/** The addresses that the stories of a release navigated to. */
const navigation = recordedNavigation();
export const onEvent = fn();
/** The bodies of requests that changed a release. */
export const patches: unknown[] = [];
export const rewritten = rewrittenResponses();

/** Records the bodies of changes. */
const keepPatches =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "PATCH") patches.push(await request.clone().json());
    return send(request);
  };

/** The portal of a release engineer, whose changes are recorded. */
export const portal = {
  as: "release@example.com",
  navigation,
  onEvent,
  through: (send: typeof fetch) => rewritten.through(keepPatches(send)),
};

/** Clears the traces of earlier stories. */
export function forgetReleases(): void {
  patches.length = 0;
  rewritten.responses.clear();
  onEvent.mockClear();
}

/** The confirmation dialog. */
export const question = (title: string) => screen.findByRole("alertdialog", { name: title });
/** Confirms a dialog whose initial focus is on No, or on its first field. The double click must act once. */
export const answerYes = async (title: string) => {
  const dialog = within(await question(title));
  const [first] = [...dialog.queryAllByRole("textbox"), dialog.getByRole("button", { name: "No" })];
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.dblClick(dialog.getByRole("button", { name: "Yes" }));
};

/** The server fails: a toast reports it, and the dialog stays open. */
export const failingAct = (
  versionTag: string,
  button: string,
  title: string,
  toast: string,
): StoryObj<{ readonly versionTag: string }> => ({
  args: { versionTag },
  parameters: {
    portal: {
      ...portal,
      as: "admin@example.com",
      fault: { kind: "500 json", calls: "-versions/", methods: ["PATCH"] },
    },
  },
  play: async () => {
    await press(button);
    await userEvent.click(within(await question(title)).getByRole("button", { name: "Yes" }));
    await seesToast(toast);
    await expect(await question(title)).toBeVisible();
  },
});

import { viewer } from "@gatehouse/contract/viewer";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalRoot } from "../../../portal/portal-root";
import { ConfirmProfilePanel } from "./confirm-profile-panel";

const watched = watchedPortal();
const { fault, navigation, onEvent, requests, rewritten } = watched;
const as = "new@example.com";

const meta: Meta<typeof ConfirmProfilePanel> = {
  title: "Panels/Viewer/ConfirmProfilePanel",
  component: ConfirmProfilePanel,
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  parameters: { portal: { as, ...watched.portal, timeoutMs: 60_000 } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof ConfirmProfilePanel>;

const field = (name: string) => screen.getByRole("textbox", { name });
const country = () => screen.getByRole("combobox", { name: "Country" });
const sure = () =>
  screen.getByRole("checkbox", { name: "I confirm that the above information is correct and complete." });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const isShown = () => screen.findByRole("form", { name: "Confirm your profile" });

async function fillIn(): Promise<void> {
  await userEvent.type(field("First name"), " Ada ");
  await userEvent.type(field("Last name"), "Byron");
  await userEvent.selectOptions(country(), "IT");
  await userEvent.clear(field("Organization"));
  await userEvent.type(field("Organization"), "Analytical");
  await userEvent.click(sure());
}

export const Default: Story = {
  play: async () => {
    await isShown();
    await expect(
      screen.getAllByRole("textbox").map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual([
      "First name",
      "Last name",
      "Email address",
      "Secondary email address",
      "Location",
      "Organization",
      "Job function",
    ]);
    await expect(field("Email address")).toHaveValue(as);
    await expect(field("Email address")).toHaveAttribute("readonly");
    for (const input of [field("First name"), field("Last name"), country(), field("Organization"), sure()])
      await expect(input).toBeRequired();
    await expect(within(country()).getAllByRole("option")[0]).toHaveTextContent("Select a country");
    await expect(sure()).not.toBeChecked();
    await expect(await screen.findByRole("button", { name: "Privacy policy" })).toBeVisible();
  },
};

/** What is known of the user is filled in. */
export const Prefilled: Story = {
  beforeEach: () => {
    rewritten.answers.set(viewer.me, {
      email: as,
      first_name: "Ada",
      last_name: "Byron",
      contact_email: "ada@example.org",
      country: { code: "IT", name: "Italy" },
      location: "Viareggio",
      institute: "Analytical",
      job_title: "Engineer",
      is_superuser: false,
      groups: [],
    });
  },
  play: async () => {
    await isShown();
    const shown = [
      "First name",
      "Last name",
      "Secondary email address",
      "Location",
      "Organization",
      "Job function",
    ].map((name) => (field(name) as HTMLInputElement).value);
    await expect(shown).toEqual(["Ada", "Byron", "ada@example.org", "Viareggio", "Analytical", "Engineer"]);
    await expect(country()).toHaveValue("IT");
  },
};

/** Countries are called, and stand in the order, that the reader looks for. */
export const InItalian: Story = {
  parameters: { portal: { as, ...watched.portal, locale: "it" } },
  play: async () => {
    const select = await screen.findByRole("combobox", { name: "Paese" });
    const labels = within(select)
      .getAllByRole("option")
      .map((option) => option.textContent);
    await expect(labels[0]).toBe("Seleziona un Paese");
    await expect(labels).toEqual(expect.arrayContaining(["Germania", "Italia", "Svizzera"]));
    await expect(labels.slice(1)).toEqual(
      labels.slice(1).sort((one, other) => (one ?? "").localeCompare(other ?? "", "it")),
    );
    await userEvent.selectOptions(select, "Germania");
    await expect(select).toHaveValue("DE");
  },
};

export const Validation: Story = {
  play: async () => {
    await isShown();
    await userEvent.clear(field("Organization"));
    await userEvent.type(field("Secondary email address"), "nobody");
    await userEvent.type(field("Job function"), "x".repeat(101));
    await expect(field("Secondary email address"), "nothing is said before it is sent").not.toHaveAttribute(
      "aria-invalid",
    );
    await save();
    await expect(field("First name")).toHaveFocus();
    const said: readonly (readonly [HTMLElement, string])[] = [
      [field("First name"), "First name is required"],
      [field("Last name"), "Last name is required"],
      [field("Secondary email address"), "Invalid email format"],
      [country(), "Country is required"],
      [field("Organization"), "Organization is required"],
      [field("Job function"), "Job function cannot exceed 100 characters"],
      [sure(), "You must confirm your profile details"],
    ];
    for (const [input, text] of said) await expect(input).toHaveAccessibleDescription(text);
    await userEvent.type(field("First name"), "A");
    await expect(field("First name")).not.toHaveAttribute("aria-invalid");
    await expect(field("Last name")).toBeInvalid();
    await expect(requests.writes()).toEqual([]);
  },
};

export const SavesAndLeaves: Story = {
  args: { next: "/licenses?licenses.page=2" },
  parameters: { portal: { as, ...watched.portal, timeoutMs: 60_000 } },
  play: async () => {
    await isShown();
    await fillIn();
    await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/licenses?licenses.page=2" }]));
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/profile-confirmed/"]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "profile.confirmed" }]]);
  },
};

/** The answer is lost, and the profile is confirmed: it is not asked for a second time. */
export const AnswerIsLost: Story = {
  play: async () => {
    await isShown();
    await fillIn();
    rewritten.answers.set(viewer.confirmProfile, () => {
      rewritten.answers.set(viewer.profileConfirmed, { profile_confirmed: true });
      throw new TypeError("Failed to fetch");
    });
    await save();
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/" }]));
    await expect(onEvent.mock.calls).toEqual([[{ type: "profile.confirmed" }]]);
    await expect(screen.queryByText("Failed to confirm profile. Please try again later.")).toBeNull();
  },
};

/** Confirmed in another tab meanwhile: this one leads on, too. */
export const ConfirmedElsewhere: Story = {
  play: async () => {
    await isShown();
    await fillIn();
    rewritten.answers.set(viewer.profileConfirmed, { profile_confirmed: true });
    rewritten.answers.set(viewer.confirmProfile, () =>
      Response.json({ detail: "This profile is already confirmed." }, { status: 400 }),
    );
    await save();
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/" }]));
  },
};

export const AlreadyConfirmed: Story = {
  args: { next: "//evil.example" },
  parameters: { portal: { as: "customer@example.com", ...watched.portal, timeoutMs: 60_000 } },
  play: async () => {
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/" }]));
    await expect(screen.queryByRole("form")).toBeNull();
  },
};

/** The server knows better: what it says stands at the field, and the first of them has the focus. */
export const Refused: Story = {
  play: async () => {
    await isShown();
    await fillIn();
    const said = {
      last_name: ["This name is not allowed."],
      country: ['"IT" is not a valid choice.'],
      region: ["Say which."],
    };
    rewritten.answers.set(viewer.confirmProfile, () => Response.json(said, { status: 400 }));
    await save();
    await waitFor(() => expect(field("Last name")).toHaveFocus());
    await expect(field("Last name")).toHaveAccessibleDescription("This name is not allowed.");
    await expect(country()).toHaveAccessibleDescription('"IT" is not a valid choice.');
    await expect(within(screen.getByRole("form")).getByRole("alert")).toHaveTextContent("Say which.");
    await expect(await screen.findByText("Failed to confirm profile. Please try again later.")).toBeInTheDocument();
    await expect(field("First name")).toHaveValue(" Ada ");
    await expect(sure()).toBeChecked();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    fault.now = { kind: "429", calls: "countries" };
  },
  play: async () => {
    await expect(await screen.findByText("Failed to fetch the profile.")).toBeVisible();
    fault.now = undefined;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await isShown();
    await fillIn();
    fault.now = { kind: "500 html", calls: "profile-confirmed" };
    await save();
    await expect(await screen.findByText("Failed to confirm profile. Please try again later.")).toBeInTheDocument();
    await expect(navigation.visits).toEqual([]);
    await expect(field("Last name")).toHaveValue("Byron");
  },
};

export const Loading: Story = {
  beforeEach: () => {
    fault.now = { kind: "hang" };
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Logout" })).toBeVisible();
    await expect(screen.queryByRole("form")).toBeNull();
  },
};

export const PrivacyPolicy: Story = {
  play: async () => {
    await isShown();
    const link = await screen.findByRole("button", { name: "Privacy policy" });
    await userEvent.click(link);
    const dialog = await screen.findByRole("dialog", { name: "Privacy policy" });
    await expect(await within(dialog).findByText(/keeps the data of your profile/)).toBeVisible();
    await expect(dialog).toHaveAttribute("data-size", "xl");
    await userEvent.click(within(dialog).getByText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(link).toHaveFocus();
  },
};

export const WithoutPrivacyPolicy: Story = {
  beforeEach: () => {
    rewritten.answers.set(viewer.privacyPolicy, { privacy_policy: null });
  },
  play: async () => {
    await isShown();
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(screen.queryByRole("button", { name: "Privacy policy" })).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    rewritten.answers.set(viewer.me, {
      email: `${longText}@example.com`,
      first_name: longText,
      last_name: longText,
      institute: longText,
      is_superuser: false,
      groups: [],
    });
    rewritten.answers.set(viewer.countries, [{ code: "XX", name: longText }]);
  },
  play: async ({ canvasElement }) => {
    await isShown();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await save();
    await expect(field("First name")).toHaveAccessibleDescription("First name cannot exceed 50 characters");
  },
};

export const Faults: Story = faultInjection({
  panel: () => <ConfirmProfilePanel />,
  hasContent: (panel) => expect(within(panel).getByRole("form")).toBeVisible(),
  ...failsWith("Failed to fetch the profile."),
}).story;

import { viewer } from "@gatehouse/contract/viewer";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { hasUnsavedChanges } from "../../../navigation/unsaved-changes";
import { PortalRoot } from "../../../portal/portal-root";
import { country, field, isShown, save, sure } from "../../../testing/confirm-profile-form";
import { ConfirmProfilePanel } from "./confirm-profile-panel";

const watched = watchedPortal();
const { fault, requests, rewritten } = watched;
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

/** Known values of the user are filled in. */
export const Prefilled: Story = {
  beforeEach: () => {
    rewritten.responses.set(viewer.me, {
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

/** The user's language determines the countries' names and order. */
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

/** Leaving loses typed text, so it is guarded while the form differs from the known values. */
export const Unsaved: Story = {
  play: async () => {
    await isShown();
    await expect(hasUnsavedChanges()).toBe(false);
    await userEvent.type(field("First name"), "A");
    await expect(hasUnsavedChanges()).toBe(true);
    await userEvent.clear(field("First name"));
    await expect(hasUnsavedChanges()).toBe(false);
    await userEvent.click(sure());
    await expect(hasUnsavedChanges()).toBe(true);
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
    rewritten.responses.set(viewer.privacyPolicy, { privacy_policy: null });
  },
  play: async () => {
    await isShown();
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(screen.queryByRole("button", { name: "Privacy policy" })).toBeNull();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    rewritten.responses.set(viewer.me, {
      email: `${longText}@example.com`,
      first_name: longText,
      last_name: longText,
      institute: longText,
      is_superuser: false,
      groups: [],
    });
    rewritten.responses.set(viewer.countries, [{ code: "XX", name: longText }]);
  },
  play: async ({ canvasElement }) => {
    await isShown();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await save();
    await expect(field("First name")).toHaveAccessibleDescription("First name cannot exceed 50 characters");
  },
};

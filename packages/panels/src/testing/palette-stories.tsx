import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { accountHash } from "../data/account-hash";
import { DashboardPage } from "../pages/dashboard-page";
import { Shell } from "../shell/shell";

export const navigation = recordedNavigation();
export const requests = recordedRequests();

/** The dashboard in the shell, beside a field of the host page. */
export const paletteMeta = {
  render: () => (
    <>
      <Shell>
        <DashboardPage />
      </Shell>
      <input aria-label="A field of the page around" />
    </>
  ),
  parameters: { portal: { as: "customer@example.com", navigation, through: requests.through }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.visits.length = 0;
    requests.made.length = 0;
    window.localStorage.removeItem("gatehouse.theme");
    window.localStorage.removeItem(`gatehouse.recent-commands.${accountHash("customer@example.com")}`);
  },
} satisfies Meta;

const label = "Search pages, projects, licenses, orders, tickets, teams and actions";
export const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
export const palette = async () => within(await screen.findByRole("dialog", { name: label }));
/** The entry that Enter runs. It follows the text after half a second. */
export const chosen = () => {
  const field = screen.getByRole("textbox", { name: label });
  return document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
};
export const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog", { name: label })).toBeNull());

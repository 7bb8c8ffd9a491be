import { openedPortal, StoryPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";
import { everyPanel } from "../testing/every-panel";
import type { Found } from "../testing/panel-cases";
import { isVisible, panelElement, signInFor } from "../testing/shown-panel";

const navigation = recordedNavigation();

/** The container that server markup is hydrated in. */
function Place(): JSX.Element {
  return <div data-testid="place" />;
}

const meta: Meta<typeof Place> = {
  title: "Panels/Hydration",
  component: Place,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof Place>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

async function hydrates({ canvas, loaded }: Context, name: string, panel: ReactNode, content: Found): Promise<void> {
  const complaints = fn();
  const logged = spyOn(console, "error").mockImplementation(complaints);
  const page = (
    <StrictMode>
      <StoryPortal server={openedPortal(loaded)} story={{ navigation }} theme="light">
        {panel}
      </StoryPortal>
    </StrictMode>
  );
  const markup = new DOMParser().parseFromString(renderToString(page), "text/html");
  const place = canvas.getByTestId("place");
  place.replaceChildren(...markup.body.childNodes);
  const [first] = place.querySelectorAll(".gh-root");
  await expect(first, name).toBeDefined();
  const root = hydrateRoot(place, page, { onRecoverableError: complaints });
  try {
    await waitFor(() => isVisible(name, within(place), content));
    await expect(complaints.mock.calls, name).toEqual([]);
    // The same node proves that the markup was hydrated, not replaced.
    await expect(place.querySelectorAll(".gh-root")[0], name).toBe(first);
  } finally {
    root.unmount();
    logged.mockRestore();
  }
}

export const EachPanel: Story = {
  play: async (context) => {
    for (const panel of everyPanel) {
      signInFor(panel, context.loaded);
      await hydrates(context, panel.name, await panelElement(panel), panel.content);
    }
  },
};

export const APageInTheShell: Story = {
  play: (context) =>
    hydrates(
      context,
      "LicensesPage",
      <Shell>
        <LicensesPage />
      </Shell>,
      (place) => place.getByRole("searchbox"),
    ),
};

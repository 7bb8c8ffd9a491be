import { depth } from "@gatehouse/story-kit/depth";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { type WatchedResources, watchResources } from "@gatehouse/story-kit/portal/watched-resources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, StrictMode, useState } from "react";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";
import { type everyPanel, thirdOfPanels } from "../testing/every-panel";
import type { Found } from "../testing/panel-cases";
import { isVisible, panelElement, signInFor } from "../testing/shown-panel";

const navigation = recordedNavigation();
const requests = recordedRequests();
let mount: (panel: ReactNode) => void = () => undefined;

/** Mounts or unmounts a panel with its provider. */
function Mounted(): JSX.Element {
  const [panel, setPanel] = useState<ReactNode>(null);
  mount = setPanel;
  return (
    <StrictMode>
      <div data-testid="place">
        {panel !== null && (
          <AnotherPortal story={{ navigation, through: requests.through, timeoutMs: 30_000 }}>{panel}</AnotherPortal>
        )}
      </div>
    </StrictMode>
  );
}

let watched: WatchedResources | undefined;

const meta: Meta<typeof Mounted> = {
  title: "Panels/Lifetime",
  component: Mounted,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    watched = watchResources();
    return () => watched?.stop();
  },
};

export default meta;
type Story = StoryObj<typeof Mounted>;

/**
 * The change in the listener count after adding a listener and after removing it. Runs synchronously, so that nothing
 * else interferes.
 */
function seenOfAListener(): readonly number[] {
  const count = () => watched?.held().listeners.length ?? 0;
  const before = count();
  const probe = () => undefined;
  window.addEventListener("resize", probe);
  const during = count();
  window.removeEventListener("resize", probe);
  return [during - before, count() - before];
}

// Checks that the probe sees held objects. Otherwise their release would prove nothing.
const holdsSomething = (...timers: readonly string[]) =>
  waitFor(async () => {
    await expect(watched?.held().observers).toBeGreaterThan(0);
    await expect(watched?.held().timers).toEqual(expect.arrayContaining([...timers]));
    await expect(seenOfAListener()).toEqual([1, 0]);
  });

/** How often a panel mounts. Every `responded`-th mount waits for a response: twice, or 10 times with `--long`. */
const mounts = depth({ times: 4, responded: 2 }, { times: 50, responded: 5 });

/**
 * Mounts and unmounts a few times under StrictMode, sometimes before a response arrives. Nothing may leak or be logged.
 */
async function leavesNothing(
  name: string,
  panel: ReactNode,
  content: Found,
  timers: readonly string[] = [],
): Promise<void> {
  const complaints = [spyOn(console, "error"), spyOn(console, "warn")];
  const place = screen.getByTestId("place");
  const once = async (hasResponse: boolean) => {
    mount(panel);
    await waitFor(() => expect(place).not.toBeEmptyDOMElement());
    if (hasResponse) await waitFor(() => isVisible(name, within(place), content));
    if (hasResponse) await holdsSomething(...timers);
    mount(null);
    await waitFor(() => expect(place).toBeEmptyDOMElement());
  };
  // Timers of up to a second expire on their own.
  const isShort = (timer: string) => timer.startsWith("timeout ") && Number(timer.slice("timeout ".length)) <= 1_000;
  const atRest = () =>
    waitFor(() => expect([requests.pending, watched?.held().timers.filter(isShort)]).toEqual([0, []]));
  // Load shared resources, such as styles, before the first count.
  await once(true);
  await atRest();
  const before = watched?.held();
  if (before === undefined) throw new Error("Nothing is watched.");
  for (let time = 0; time < mounts.times; time += 1) await once(time % mounts.responded === 0);
  await atRest();
  await expect(watched?.held(), name).toEqual(before);
  for (const complaint of complaints) {
    await expect(complaint.mock.calls, name).toEqual([]);
    complaint.mockRestore();
  }
}

const eachLeavesNothing = (panels: typeof everyPanel): Story => ({
  play: async ({ loaded }) => {
    for (const panel of panels) {
      signInFor(panel, loaded);
      await leavesNothing(panel.name, await panelElement(panel), panel.content);
    }
  },
});

export const FirstThirdOfPanels = eachLeavesNothing(thirdOfPanels(0));
export const SecondThirdOfPanels = eachLeavesNothing(thirdOfPanels(1));
export const LastThirdOfPanels = eachLeavesNothing(thirdOfPanels(2));

export const APageInTheShell: Story = {
  play: () =>
    leavesNothing(
      "LicensesPage",
      <Shell>
        <LicensesPage />
      </Shell>,
      (place) => place.getByRole("searchbox"),
      // The shell polls, unlike some panels.
      ["interval 60000"],
    ),
};

import { depth } from "@gatehouse/story-kit/depth";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import {
  type HeldResources,
  type WatchedResources,
  watchResources,
} from "@gatehouse/story-kit/portal/watched-resources";
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

/** A panel with its provider, there or not. */
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

/** How many more listeners are counted with another one, and without it again. Nothing else may come in between. */
function seenOfAListener(): readonly number[] {
  const count = () => watched?.held().listeners.length ?? 0;
  const before = count();
  const probe = () => undefined;
  window.addEventListener("resize", probe);
  const during = count();
  window.removeEventListener("resize", probe);
  return [during - before, count() - before];
}

// Checks that the probe sees an object while it is held; otherwise its release would prove nothing.
const holdsSomething = (...timers: readonly string[]) =>
  waitFor(async () => {
    await expect(watched?.held().observers).toBeGreaterThan(0);
    await expect(watched?.held().timers).toEqual(expect.arrayContaining([...timers]));
    await expect(seenOfAListener()).toEqual([1, 0]);
  });

const isTimeout = (timer: string) => timer.startsWith("timeout ");

/** How often a panel is mounted, and every how many times until it has its response: six times, or ten in full. */
const mounts = depth({ times: 12, responded: 2 }, { times: 50, responded: 5 });

/** The test runner sets some of its own while a story runs. Panels that leave one at each mount leave at least six. */
const strayTimeouts = 5;

/** The held resources, with timeouts beyond those of the test runner. */
function withoutStrays(held: HeldResources, before: HeldResources): HeldResources {
  const timeouts = held.timers.filter(isTimeout);
  const areStrays = timeouts.length < before.timers.filter(isTimeout).length + strayTimeouts;
  return { ...held, timers: [...held.timers.filter((timer) => !isTimeout(timer)), ...(areStrays ? [] : timeouts)] };
}

/** Mounts and unmounts many times under StrictMode, sometimes before there is a response. Nothing stays behind, and nothing is logged. */
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
  // Timers of up to a second end by themselves.
  const isShort = (timer: string) => isTimeout(timer) && Number(timer.slice("timeout ".length)) <= 1_000;
  const atRest = () =>
    waitFor(() => expect([requests.pending, watched?.held().timers.filter(isShort)]).toEqual([0, []]));
  // Load what is shared by all panels first, such as styles.
  await once(true);
  await atRest();
  const before = watched?.held();
  if (before === undefined) throw new Error("Nothing is watched.");
  for (let time = 0; time < mounts.times; time += 1) await once(time % mounts.responded === 0);
  await atRest();
  await expect(withoutStrays(watched?.held() ?? before, before), name).toEqual(withoutStrays(before, before));
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
      // It polls, unlike some panels.
      ["interval 60000"],
    ),
};

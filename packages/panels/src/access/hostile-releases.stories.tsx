import { depth } from "@gatehouse/story-kit/depth";
import { ownPayloads } from "@gatehouse/story-kit/faults/payloads";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { type WatchedHarm, watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { DownloadsPanel } from "../areas/downloads/downloads-panel/downloads-panel";
import { LatestReleaseCard } from "../areas/downloads/latest-release-card/latest-release-card";
import { ReleaseManager } from "../areas/releases/release-manager/release-manager";
import { ReleasePanel } from "../areas/releases/release-panel/release-panel";
import { inSetsOf, notShown, rewritten, serveReleases } from "../testing/hostile-responses";
import { isHarmless } from "../testing/is-harmless";

const onEvent = fn();
let harm: WatchedHarm | undefined;
let show: (at: number) => void = () => undefined;

/** Every panel of releases on one page, remounted for each set of responses. */
function OneAtATime(): JSX.Element {
  const [at, setAt] = useState(0);
  show = setAt;
  return (
    <div data-testid={`set ${at}`} key={at}>
      {at > 0 && (
        <AnotherPortal story={{ navigation: recordedNavigation(), onEvent, through: rewritten.through }}>
          <DownloadsPanel />
          <LatestReleaseCard kind="stable" />
          <ReleaseManager />
          <ReleasePanel versionTag="v1.0.0" />
        </AnotherPortal>
      )}
    </div>
  );
}

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/Hostile releases",
  component: OneAtATime,
  parameters: { portal: { as: "admin@example.com" }, axe: false },
  beforeEach: () => {
    rewritten.responses.clear();
    onEvent.mockClear();
    harm = watchHarm();
    return () => harm?.stop();
  },
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

/** The page size of the shortest list. */
const atOnce = 10;

/**
 * Each text appears as a tag, address, person, reason, notice and digest in every list. One of each set is on the
 * release's page.
 */
export const EveryPlace: Story = {
  play: async () => {
    const some = ownPayloads.filter((_, at) => at % depth(3, 1) === 0);
    for (const [at, texts] of inSetsOf(atOnce, some).entries()) {
      serveReleases(texts);
      show(at + 1);
      const place = await screen.findByTestId(`set ${at + 1}`);
      const region = within(place);
      for (const name of ["Stable Releases", "Software releases"]) {
        const table = await region.findByRole("table", { name });
        await waitFor(() => expect(notShown(texts, table), name).toEqual([]));
      }
      const notices = () => [...place.querySelectorAll<HTMLElement>('[aria-label^="Dismiss the notice about "]')];
      await waitFor(() => expect(notices()).toHaveLength(texts.length));
      await expect(notShown(texts, notices()[0]!.closest(".gh-panel")!)).toEqual([]);
      const history = await region.findByRole("heading", { name: "History" });
      const card = history.closest(".gh-panel") as HTMLElement;
      await waitFor(() => expect(card.querySelectorAll("li")).toHaveLength(texts.length));
      await expect(notShown(texts, card)).toEqual([]);
      await isHarmless(place, harm, onEvent);
    }
  },
};

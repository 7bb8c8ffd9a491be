import { downloads } from "@gatehouse/contract/downloads";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { DownloadsPanel } from "../downloads-panel/downloads-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const portal = { as: "customer@example.com", navigation, through: rewritten.through };

const meta: Meta<typeof DownloadsPanel> = {
  title: "Panels/Downloads/UnpublishedNotices",
  component: DownloadsPanel,
  parameters: { portal },
  beforeEach: () => {
    navigation.search.write("");
    rewritten.responses.clear();
    localStorage.removeItem("gatehouse.dismissed-notices");
  },
};

export default meta;
type Story = StoryObj<typeof DownloadsPanel>;

const notice = (tag: string, at: string) => ({ tag_name: tag, unpublished_at: at });
// A notice's text spans several elements, because version tags are rendered as identifiers.
const findNotice = (text: RegExp) =>
  screen.findByText((_, element) => element?.className === "gh-banner-text" && text.test(element.textContent));
const noNotice = () => expect(screen.queryByRole("button", { name: /^Dismiss the notice/ })).toBeNull();
const hasVersions = async () =>
  within(await screen.findByRole("table", { name: "Stable Releases" })).findByText("v5.2.0");

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = await findNotice(/^You downloaded v5\.2\.2-rc\.1\. It was unpublished on 1[89] Nov 2026\./);
    await expect(text).toHaveTextContent(
      /Reason: Bitstreams for boards with more than 16 channels are wrong\. Use v5\.3\.0-nightly\.40 instead\.$/,
    );
    await hasVersions();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss the notice about v5.2.2-rc.1" }));
    await noNotice();
  },
};

/** A dismissed notice doesn't come back, unless the version is unpublished again. */
export const Dismissed: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    const dismissed = ["v1", "v2"].map(
      (tag) => `${accountHash("customer@example.com")} ${tag} 2026-11-01T08:00:00.000Z`,
    );
    localStorage.setItem("gatehouse.dismissed-notices", dismissed.join("\n"));
    const results = [notice("v1", "2026-11-01T08:00:00.000Z"), notice("v2", "2026-11-02T08:00:00.000Z")];
    rewritten.responses.set(downloads.listNotices, results);
  },
  play: async ({ canvas }) => {
    await expect(await findNotice(/^You downloaded v2\. It was unpublished on 2 Nov 2026\.$/)).toBeVisible();
    await expect(canvas.queryByText("v1")).toBeNull();
  },
};

/** The version is published again, with another file than the viewer's. */
export const Replaced: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    const results = [{ ...notice("v2", "2026-11-02T08:00:00.000Z"), successor: "v2" }];
    rewritten.responses.set(downloads.listNotices, results);
  },
  play: async () => {
    const said = /^You downloaded v2\. It was unpublished on 2 Nov 2026\. Its file was replaced\. Download it again\.$/;
    await expect(await findNotice(said)).toBeVisible();
  },
};

/** The versions show even if the server doesn't know the endpoint, or never responds. */
export const Unknown: Story = {
  parameters: { axe: false },
  beforeEach: () =>
    void rewritten.responses.set(downloads.listNotices, () => new Response("<h1>Not found</h1>", { status: 404 })),
  play: async () => {
    await hasVersions();
    await noNotice();
  },
};

export const NoResponse: Story = {
  parameters: {
    axe: false,
    portal: {
      ...portal,
      through: (send: typeof fetch) => (input: RequestInfo | URL, init?: RequestInit) =>
        new URL(new Request(input, init).url).pathname.endsWith("-version-notices/")
          ? new Promise<Response>(() => undefined)
          : send(input, init),
    },
  },
  play: async () => void (await waitFor(hasVersions)),
};

export const Narrow: Story = {
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "280px", height: "900px" } } } },
    portal: { ...portal, locale: "it" },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await findNotice(/^Hai scaricato v5\.2\.2-rc\.1\./)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
    // Tags contain hyphens, where a line could otherwise break.
    for (const tag of ["v5.2.2-rc.1", "v5.3.0-nightly.40"])
      await expect(canvas.getByText(tag).getClientRects()).toHaveLength(1);
  },
};

import { Button, GatehouseRoot } from "@gatehouse/design";
import { failedBuildLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, StrictMode, useState } from "react";
import { createPortal } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Styles",
  component: LogView,
  args: { source: failedBuildLog },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

type StyleRoot = Document | ShadowRoot;

/** The viewer's sheets in a root. */
const sheetsIn = (root: StyleRoot) =>
  root.adoptedStyleSheets.filter(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.includes(".gh-log-line")),
  );

async function expectStyled(root: StyleRoot, count = 1): Promise<void> {
  await waitFor(() =>
    expect(root.querySelectorAll(".gh-log .gh-log-line[data-at] .gh-log-no").length).toBeGreaterThan(0),
  );
  await expect(sheetsIn(root)).toHaveLength(1);
  await expect(root.querySelectorAll(".gh-log")).toHaveLength(count);
  for (const line of root.querySelectorAll(".gh-log .gh-log-line"))
    await expect(getComputedStyle(line).display).toBe("flex");
}

/** The page keeps the styles until the last of its viewers is gone. */
export const TwoOnAPage: Story = {
  render: function TwoViewers(args) {
    const [count, setCount] = useState(2);
    return (
      <>
        <Button onPress={() => setCount(count - 1)}>Remove one</Button>
        {Array.from({ length: count }, (_, index) => (
          <LogView key={index} {...args} />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expectStyled(document, 2);
    await userEvent.click(canvas.getByRole("button", { name: "Remove one" }));
    await expectStyled(document);
    await userEvent.click(canvas.getByRole("button", { name: "Remove one" }));
    await waitFor(() => expect(sheetsIn(document)).toHaveLength(0));
  },
};

/** The page's own rules for the boxes apply, although the viewer's styles come after them. */
export const OwnRules: Story = {
  decorators: [
    (Shown) => (
      <>
        <style>{".gh-root .gh-log { min-width: 1px; } .gh-root .gh-log-lines { min-height: 2px; }"}</style>
        <Shown />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expectStyled(document);
    const [box, lines] = [".gh-log", ".gh-log-lines"].map((name) =>
      getComputedStyle(canvasElement.querySelector(name)!),
    );
    await expect([box?.minWidth, lines?.minHeight]).toEqual(["1px", "2px"]);
  },
};

interface ElsewhereProps {
  /** Makes the parent of the viewer. */
  readonly open: (place: HTMLElement) => HTMLElement;
  readonly children: (parent: HTMLElement) => ReactNode;
}

/** A viewer outside the story's own elements. */
function Elsewhere({ open, children }: ElsewhereProps): ReactNode {
  const [parent, setParent] = useState<HTMLElement>();
  return (
    <div
      data-place
      ref={(place) => {
        if (place && !parent) setParent(open(place));
      }}
    >
      {parent && createPortal(children(parent), parent)}
    </div>
  );
}

const placeIn = (element: HTMLElement) => element.querySelector<HTMLElement>("[data-place]")!;

/** A shadow root has its own styles. When the viewer moves to another one, its styles follow. */
export const InAShadowRoot: Story = {
  render: (args) => (
    <Elsewhere open={(place) => place.attachShadow({ mode: "open" }).appendChild(document.createElement("div"))}>
      {(parent) => (
        <GatehouseRoot theme="light" styleTarget={parent.getRootNode() as ShadowRoot}>
          <LogView {...args} />
        </GatehouseRoot>
      )}
    </Elsewhere>
  ),
  play: async ({ canvasElement }) => {
    const shadow = placeIn(canvasElement).shadowRoot!;
    await expectStyled(shadow);
    await expect(sheetsIn(document)).toHaveLength(0);
    const other = document.createElement("div");
    placeIn(canvasElement).after(other);
    const moved = other.attachShadow({ mode: "open" });
    moved.append(shadow.querySelector("div")!);
    await waitFor(() => expect(sheetsIn(moved)).toHaveLength(1));
    await expectStyled(moved);
    await expect(sheetsIn(shadow)).toHaveLength(0);
    // React looks for its elements where it put them.
    shadow.append(moved.querySelector("div")!);
    await waitFor(() => expect(sheetsIn(shadow)).toHaveLength(1));
  },
};

/** A frame's document takes only sheets that its own window made. */
export const InAFrame: Story = {
  render: (args) => (
    <Elsewhere
      open={(place) => {
        const frame = place.appendChild(document.createElement("iframe"));
        frame.title = "Log";
        return frame.contentDocument!.body;
      }}
    >
      {() => (
        <div className="gh-root">
          <LogView {...args} />
        </div>
      )}
    </Elsewhere>
  ),
  play: async ({ canvasElement }) => {
    await expectStyled(placeIn(canvasElement).querySelector("iframe")!.contentDocument!);
  },
};

/** Server markup has only the viewer's frame. It hydrates without a mismatch, then gets its lines and styles. */
export const Hydrated: Story = {
  parameters: { axe: false },
  render: () => <div data-testid="place" />,
  play: async ({ canvas, args }) => {
    const complaints = fn();
    const logged = spyOn(console, "error").mockImplementation(complaints);
    const content = (
      <StrictMode>
        <GatehouseRoot theme="light">
          <LogView {...args} />
        </GatehouseRoot>
      </StrictMode>
    );
    const place = canvas.getByTestId("place");
    place.replaceChildren(...new DOMParser().parseFromString(renderToString(content), "text/html").body.childNodes);
    const frame = place.querySelector(".gh-log");
    await expect(frame).not.toBeNull();
    const hydrated = hydrateRoot(place, content, { onRecoverableError: complaints });
    try {
      await expectStyled(document);
      await expect(place.querySelector(".gh-log")).toBe(frame);
      await expect(complaints.mock.calls).toEqual([]);
    } finally {
      hydrated.unmount();
      logged.mockRestore();
    }
  },
};

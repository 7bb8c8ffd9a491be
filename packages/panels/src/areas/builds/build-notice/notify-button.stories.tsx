import { builds } from "@gatehouse/contract/builds";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { buildResponse } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { NotifyButton } from "./notify-button";

const name = { projectGuid: "p", commitSha: "0".repeat(40), buildNumber: "3" };
const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
let requests = 0;

/** A build's page, which the viewer can leave. */
function Left(): JSX.Element {
  const [isHere, setHere] = useState(true);
  return isHere ? (
    <>
      <NotifyButton kind="build" name={name} title="Build #9.3" />
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  ) : (
    <button type="button" onClick={() => setHere(true)}>
      Return
    </button>
  );
}

const meta: Meta<typeof Left> = {
  title: "Panels/Builds/NotifyButton",
  component: Left,
  parameters: { portal: { as: "customer@example.com", navigation, through: rewritten.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    requests = 0;
    build = running;
    rewritten.responses.set(builds.get, () => {
      requests += 1;
      return Response.json(build);
    });
  },
};

export default meta;
type Story = StoryObj<typeof Left>;

const running = buildResponse(3, { building: true, status: "building", result: null, duration: null });
let build: object = running;

const button = () => screen.getByRole("button", { name: "Notify me when it ends" });

/** The notice appears once, even after the viewer leaves the page, and leads to the build. */
export const Default: Story = {
  play: async () => {
    await userEvent.click(button());
    await expect(button()).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(requests).toBeGreaterThan(0));
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
    build = buildResponse(3, { result: "FAILURE" });
    await expect(await screen.findByText("Build #9.3 failed.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await expect(navigation.visits.at(-1)).toMatchObject({ target: { screen: "build", params: name } });
    await userEvent.click(screen.getByRole("button", { name: "Return" }));
    await expect(button()).toHaveAttribute("aria-pressed", "false");
  },
};

/** A stopped build is not reported as failed. */
export const Stopped: Story = {
  play: async () => {
    await userEvent.click(button());
    await waitFor(() => expect(requests).toBeGreaterThan(0));
    build = buildResponse(3, { result: "ABORTED" });
    await expect(await screen.findByText("Build #9.3 was stopped.")).toBeVisible();
    await expect(screen.queryByText("Build #9.3 failed.")).toBeNull();
  },
};

/**
 * Pressing the button again stops the requests. Until then, it stays on when the viewer leaves the page and returns.
 */
export const SwitchedOff: Story = {
  play: async () => {
    await userEvent.click(button());
    await waitFor(() => expect(requests).toBe(1));
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
    await userEvent.click(screen.getByRole("button", { name: "Return" }));
    await expect(button()).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button());
    await expect(button()).toHaveAttribute("aria-pressed", "false");
    build = buildResponse(3);
    await waitFor(() => expect(requests).toBe(1));
  },
};

/** Watching stops without a notice if the build is deleted. */
export const Deleted: Story = {
  beforeEach: () => {
    rewritten.responses.set(builds.get, () => Response.json({ detail: "Not found." }, { status: 404 }));
  },
  play: async () => {
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute("aria-pressed", "false"));
    await expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
  },
};

import type { Build } from "@gatehouse/contract/builds";
import { buildResponse } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { BuildNotice } from "./build-notice";

const name = { projectGuid: "p", commitSha: "0".repeat(40), buildNumber: "3" };
const build = (change: object) => buildResponse(3, change) as Build;
const running = build({ building: true, status: "building", result: null, duration: null });

/** A build that runs until the story ends it. */
function Ending({
  result,
  isStopping = false,
}: {
  readonly result: string;
  readonly isStopping?: boolean;
}): JSX.Element {
  const [shown, setShown] = useState(running);
  return (
    <>
      <BuildNotice kind="build" name={name} title="Build #9.3" build={shown} isStopping={isStopping} />
      <button type="button" onClick={() => setShown(build({ result }))}>
        End
      </button>
    </>
  );
}

const meta: Meta<typeof Ending> = {
  title: "Panels/Builds/BuildNotice",
  component: Ending,
  args: { result: "SUCCESS" },
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof Ending>;

const end = async () => {
  await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: "End" }));
};

export const Default: Story = {
  play: async () => {
    await end();
    await expect(screen.getByRole("status")).toHaveTextContent("Build #9.3 succeeded.");
    await expect(screen.queryByRole("button", { name: "Notify me when it ends" })).toBeNull();
  },
};

export const Failed: Story = {
  args: { result: "FAILURE" },
  play: async () => {
    await end();
    await expect(screen.getByRole("status")).toHaveTextContent("Build #9.3 failed.");
  },
};

/** Stopped by another tab, on a server that writes its results in lower case. */
export const Stopped: Story = {
  args: { result: "aborted" },
  play: async () => {
    await end();
    await expect(screen.getByRole("status")).toHaveTextContent("Build #9.3 was stopped.");
  },
};

/** The toast of the Stop button announces the end, so the notice stays silent. */
export const StoppedHere: Story = {
  args: { result: "ABORTED", isStopping: true },
  play: async () => {
    await end();
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

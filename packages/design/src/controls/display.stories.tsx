import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LicenseIcon, RenewIcon } from "../icons/action-icons";
import { ClockIcon, DangerIcon } from "../icons/icons";
import { Avatar } from "./avatar";
import { Badge } from "./badge";
import { Banner } from "./banner";
import { Breadcrumb } from "./breadcrumb";
import { Button } from "./button";
import { Details } from "./details";
import { Identifier } from "./identifier";
import { OnOff } from "./on-off";
import { Panel } from "./panel";
import { Progress, ProgressCell } from "./progress";
import { Seats } from "./seats";
import { Skeleton, SkeletonLines } from "./skeleton";
import { StateMessage } from "./state-message";
import { Status } from "./status";
import { Timeline } from "./timeline";
import { VisuallyHidden } from "./visually-hidden";

const meta = { title: "Design/Display" } satisfies Meta;
export default meta;
type Story = StoryObj;

const tones = ["success", "warning", "danger", "info", "neutral"] as const;
const long = "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerung ".repeat(3);

export const Default: Story = {
  render: () => (
    <Panel
      title="Details"
      count={3}
      headingLevel={3}
      actions={
        <Button size="sm" icon={<RenewIcon />}>
          Renew
        </Button>
      }
      foot={<Status tone="info">Updated at 18:04</Status>}
      isFlush
    >
      <Details
        items={[
          { term: "Serial number", value: <Identifier isCopyable>GC-7F21-0307</Identifier> },
          {
            term: "Owner",
            value: (
              <>
                <Avatar name="Lab director" size="sm" /> Lab director
              </>
            ),
          },
          { term: "Team", value: null },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: /Details/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Details");
    await expect(canvas.getByText("N/A")).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <Panel title="Commit details">
      <SkeletonLines />
      <Skeleton width="60%" />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  render: () => (
    <Panel title="Licenses in use" isFlush>
      <StateMessage kind="empty" title="No licenses currently in use" />
    </Panel>
  ),
};

const retry = fn();

export const Failed: Story = {
  render: () => (
    <Panel title="Builds" isFlush>
      <StateMessage
        kind="failed"
        title="Failed to fetch builds, please try again later."
        text="Request 7c1e-4410, 18:04:12"
        onRetry={retry}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const ReadOnly: Story = {
  render: () => (
    <Panel title="License events">
      <Timeline
        events={[
          {
            id: "1",
            dateTime: "2024-05-10",
            date: "10 May 2024",
            icon: <LicenseIcon />,
            title: "Activation",
            span: "365 days",
          },
          {
            id: "2",
            dateTime: "2027-05-10",
            date: "10 May 2027",
            icon: <DangerIcon />,
            title: "Expiration",
            text: long,
          },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const Tones: Story = {
  render: () => (
    <Panel title="Tones">
      {tones.map((tone) => (
        <div key={tone} className="gh-stack">
          <Status tone={tone}>{tone}</Status>
          <OnOff isOn={tone === "success"} on="On" off="Off" />
          <Badge tone={tone} icon={<ClockIcon />}>
            {tone}
          </Badge>
          <Progress label={tone} tone={tone} value={41} text="41%" />
          <ProgressCell label={tone} tone={tone} value={41}>
            41 days
          </ProgressCell>
          <Banner tone={tone}>
            A <a href="#link">link</a> in it.
          </Banner>
        </div>
      ))}
      <Progress label="Uploading" isIndeterminate />
      <Banner isEdge isAlert actions={<a href="#stop">Stop impersonation</a>}>
        admin@example.com is impersonating firmware@example.com.
      </Banner>
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("progressbar", { name: "warning" })[0]).toHaveAttribute("aria-valuenow", "41");
    await expect(canvas.getByRole("progressbar", { name: "Uploading" })).not.toHaveAttribute("aria-valuenow");
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

/** In the narrowest column, the icon stays beside the text, with the action below. */
export const NarrowBanner: Story = {
  render: () => (
    <div style={{ width: "17em" }}>
      <Banner isEdge isAlert actions={<a href="#stop">Stop impersonation</a>}>
        You&apos;re signed in as Grace Hopper (grace@example.com), impersonated by admin@example.com.
      </Banner>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector(".gh-banner > .gh-icon")?.getBoundingClientRect();
    const text = canvas.getByText(/^You're signed in/).getBoundingClientRect();
    await expect(text.left).toBeGreaterThanOrEqual(icon?.right ?? Infinity);
    await expect(canvas.getByRole("link").getBoundingClientRect().top).toBeGreaterThanOrEqual(text.bottom);
  },
};

export const SeatsCounted: Story = {
  render: () => (
    <div className="gh-stack">
      <Seats label="Seats in use" used={9} total={12} />
      <Seats label="Seats in use" used={31} total={48} />
      <Seats label="Seats in use" used={0} total={0} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll(".gh-seats-cell")).toHaveLength(12);
    await expect(canvasElement.querySelectorAll(".gh-seats-cell[data-free]")).toHaveLength(3);
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "65");
    await expect(canvasElement).toHaveTextContent("3 of 12 available");
  },
};

export const BreadcrumbTrail: Story = {
  render: () => (
    <Breadcrumb crumbs={[{ label: "Projects", href: "#p" }, { label: long, href: "#c" }, { label: "9b41c72" }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("9b41c72")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

/** A name without spaces that is wider than the page. */
export const BreadcrumbLongName: Story = {
  render: () => (
    <div style={{ width: "40em" }}>
      <Breadcrumb
        crumbs={[{ label: "Projects", href: "#p" }, { label: "W".repeat(100), href: "#c" }, { label: "Tags" }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const trail = canvas.getByRole("navigation");
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: "18em" }}>
      <Panel
        title={long}
        actions={
          <Button collapse icon={<RenewIcon />}>
            Renew
          </Button>
        }
      >
        <Badge tone="warning">{long}</Badge>
        <Status tone="success">{long}</Status>
        <Banner tone="danger">{long}</Banner>
        <Identifier isCopyable>{"GC-".repeat(40)}</Identifier>
        <Details items={[{ term: long, value: long }]} />
        <VisuallyHidden>{long}</VisuallyHidden>
      </Panel>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector(".gh-panel") ?? canvasElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

import { resourceNames } from "@gatehouse/contract/projects";
import { chartColor } from "@gatehouse/design";
import type { CSSProperties } from "react";
import type { ProjectsTexts } from "../projects.messages";
import { roundedFigure } from "../rounded-figure";
import type { Channel } from "./figure-series";
import type { ProjectFiguresTexts } from "./project-figures.messages";

const colors = 4;

/** The color of a channel as `--gh-c`. The clock has the text color. Colors repeat after four, see `isDashed`. */
export function channelStyle(channel: Channel): CSSProperties {
  if (channel === "clock") return { "--gh-c": "var(--gh-text)" } as CSSProperties;
  return { "--gh-c": chartColor(resourceNames.indexOf(channel)) } as CSSProperties;
}

export function isDashed(channel: Channel): boolean {
  return channel !== "clock" && resourceNames.indexOf(channel) >= colors;
}

export function channelName(
  channel: Channel,
  figures: Pick<ProjectFiguresTexts, "clock">,
  { resources }: ProjectsTexts,
) {
  return channel === "clock" ? figures.clock : resources[channel];
}

/** A formatted figure: `84%`, `125 MHz`. */
export function channelText(
  channel: Channel,
  value: number,
  { percent, megahertz }: ProjectsTexts,
  number: (value: number) => string,
) {
  return channel === "clock" ? megahertz(number(value)) : percent(number(roundedFigure(value)));
}
